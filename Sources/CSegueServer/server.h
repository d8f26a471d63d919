// What the files of the server share.
#ifndef SEGUE_SERVER_H
#define SEGUE_SERVER_H

#include "CSegueServer.h"

#include <libwebsockets.h>
#include <stdatomic.h>

/// The time in seconds that a request, or a part of its body, may take. WebSockets do not count.
enum { segue_server_seconds = 30 };

struct segue_server {
  segue_server_calls calls;
  const char *const *headers;
  struct lws_protocols protocols[2];
  struct lws_context *context;
  struct lws_vhost *host;
  atomic_bool is_stopping;
  /// What is written to a connection, behind the space that libwebsockets needs for its own.
  uint8_t buffer[LWS_PRE + SEGUE_FRAME_BYTES];
};

/// A connection: a body that is being sent, or a page.
typedef struct {
  segue_answer answer;
  size_t sent;
  void *page;
} segue_connection;

/// Handles an event of libwebsockets.
int segue_server_event(
    struct lws *wsi, enum lws_callback_reasons reason, void *user, void *bytes, size_t count);

/// Answers a request: the head at once, and the body as the connection takes it.
/// @return 0 or -1 to end the connection.
int segue_server_answer(segue_server *server, struct lws *wsi, segue_connection *connection);

/// Sends more of a body.
int segue_server_continue(segue_server *server, struct lws *wsi, segue_connection *connection);

/// Decides on a request for a WebSocket.
/// @return 0 to accept it, 1 if it has been refused with an answer, or -1.
int segue_server_upgrade(segue_server *server, struct lws *wsi);

/// Ends the use of a body.
void segue_server_release(segue_server *server, segue_connection *connection);

#endif
