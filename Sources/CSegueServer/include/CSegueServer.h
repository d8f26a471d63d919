// A server for HTTP and WebSocket on the loopback interface, by libwebsockets. One thread serves all
// connections and calls the functions of `segue_server_calls`; nothing of libwebsockets is visible.
#ifndef CSEGUE_SERVER_H
#define CSEGUE_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The maximum number of bytes of a frame to a page.
#define SEGUE_FRAME_BYTES 65536

/// A request. The strings end with NUL and are valid during the call.
typedef struct {
  /// The path without its query, with `%` escapes decoded and `.` and `..` resolved.
  const char *path;
  /// The values of `Host` and `Origin`: `NULL` if there is none, and empty if there is more than one.
  const char *host, *origin;
  /// The method is GET or HEAD.
  bool is_reading;
  /// The request is one for a WebSocket.
  bool wants_socket;
} segue_request;

/// The answer to a request.
typedef struct {
  /// The status; 101 accepts a request for a WebSocket.
  int status;
  /// The media type, and the body; both are valid until `release` is called with `owner`.
  const char *type;
  const uint8_t *bytes;
  size_t count;
  void *owner;
} segue_answer;

/// What a page is sent next.
typedef enum { segue_nothing, segue_text, segue_binary, segue_end } segue_frame_kind;

/// A frame to a page, as the callee fills it.
typedef struct {
  segue_frame_kind kind;
  /// The number of bytes that the callee has written.
  size_t count;
  /// The frame is the first, or the last, of its message.
  bool is_first, is_last;
  /// The code of RFC 6455 with which the connection ends, whose reason has been written, or 0.
  uint16_t code;
} segue_frame;

/// What the server calls, on its thread.
typedef struct {
  void *context;
  /// Answers a request.
  void (*answer)(void *context, const segue_request *request, segue_answer *answer);
  /// Ends the use of an answer's body.
  void (*release)(void *owner);
  /// Adds a page whose WebSocket has been opened, and returns it.
  void *(*open)(void *context);
  /// Takes a part of a message.
  void (*receive)(void *page, const uint8_t *bytes, size_t count, bool is_binary, bool is_last);
  /// Writes what the page is sent next into a buffer of `SEGUE_FRAME_BYTES`.
  void (*next)(void *page, uint8_t *buffer, segue_frame *frame);
  /// Removes a page.
  void (*close)(void *page);
} segue_server_calls;

typedef struct segue_server segue_server;

/// Begins to listen.
/// @param port The port, or 0 for any that is free.
/// @param headers Names, with a colon, and values of headers of all answers, alternating, and `NULL`;
///   they must outlive the server.
/// @param error Set to the number of the system's error, or 0, if the result is `NULL`.
segue_server *segue_server_listen(
    uint16_t port, const char *const *headers, const segue_server_calls *calls, int *error);

/// Returns the port.
uint16_t segue_server_port(const segue_server *server);

/// Serves until `segue_server_stop` is called.
/// @return `false` if it ended by itself.
bool segue_server_run(segue_server *server);

/// Makes the server ask all pages for what they are sent next. Any thread may call it.
void segue_server_wake(segue_server *server);

/// Ends `segue_server_run`. Any thread may call it.
void segue_server_stop(segue_server *server);

/// Ends all connections and frees a server that does not run.
void segue_server_free(segue_server *server);

#endif
