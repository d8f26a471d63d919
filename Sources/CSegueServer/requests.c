// Requests: their headers, and the heads and bodies of answers.

#include "server.h"

#include <string.h>

/// The maximum number of bytes of a header's value that is looked at. No path of the page is longer.
enum { header_bytes = 2048 };

/// The bytes of a body that follow the head at once; a longer one is sent when the connection takes it.
enum { short_bytes = 1024 };

/// Returns the value of a header in `buffer`: `NULL` if there is none, and an empty string if there is
/// more than one, or a long one.
static const char *value(struct lws *wsi, enum lws_token_indexes header, char *buffer) {
  if (lws_hdr_total_length(wsi, header) == 0) return NULL;
  const bool is_single = lws_hdr_fragment_length(wsi, header, 1) == 0;
  return is_single && lws_hdr_copy(wsi, buffer, header_bytes, header) > 0 ? buffer : "";
}

/// Asks for the answer to a request.
static segue_answer answer(segue_server *server, struct lws *wsi, bool wants_socket, bool *is_head) {
  char *path = "";
  int length = 0;
  const int method = lws_http_get_uri_and_method(wsi, &path, &length);
  char host[header_bytes], origin[header_bytes];
  *is_head = method == LWSHUMETH_HEAD;
  const segue_request request = {
      .path = length > 0 ? path : "",
      .host = value(wsi, WSI_TOKEN_HOST, host),
      .origin = value(wsi, WSI_TOKEN_ORIGIN, origin),
      .is_reading = method == LWSHUMETH_GET || method == LWSHUMETH_HEAD,
      .wants_socket = wants_socket,
  };
  segue_answer answer = {0};
  server->calls.answer(server->calls.context, &request, &answer);
  return answer;
}

/// Writes the head of an answer.
/// @return Its end in the buffer, or `NULL` if it cannot be written.
static uint8_t *write_head(segue_server *server, struct lws *wsi, const segue_answer *answer) {
  uint8_t *at = server->buffer + LWS_PRE, *end = server->buffer + sizeof server->buffer;
  if (lws_add_http_common_headers(wsi, answer->status, answer->type, answer->count, &at, end))
    return NULL;
  for (const char *const *header = server->headers; *header; header += 2)
    if (lws_add_http_header_by_name(
            wsi, (const uint8_t *)header[0], (const uint8_t *)header[1], (int)strlen(header[1]),
            &at, end))
      return NULL;
  return lws_finalize_http_header(wsi, &at, end) ? NULL : at;
}

/// Writes the head, and a body that is short.
static bool begin(segue_server *server, struct lws *wsi, const segue_answer *answer, bool has_body) {
  uint8_t *start = server->buffer + LWS_PRE, *end = write_head(server, wsi, answer);
  if (!end) return false;
  if (has_body) {
    memcpy(end, answer->bytes, answer->count);
    end += answer->count;
  }
  return lws_write(wsi, start, (size_t)(end - start), LWS_WRITE_HTTP_HEADERS) >= 0;
}

int segue_server_answer(segue_server *server, struct lws *wsi, segue_connection *connection) {
  bool is_head = false;
  segue_answer found = answer(server, wsi, false, &is_head);
  const bool is_short = found.count <= short_bytes;
  *connection = (segue_connection){.answer = found};
  if (!begin(server, wsi, &found, is_short && !is_head)) return -1;
  if (is_short || is_head) {
    segue_server_release(server, connection);
    return lws_http_transaction_completed(wsi) ? -1 : 0;
  }
  lws_callback_on_writable(wsi);
  return 0;
}

int segue_server_continue(segue_server *server, struct lws *wsi, segue_connection *connection) {
  const segue_answer *answer = &connection->answer;
  if (!answer->owner) return 0;
  const size_t left = answer->count - connection->sent;
  const size_t count = left < SEGUE_FRAME_BYTES ? left : SEGUE_FRAME_BYTES;
  uint8_t *bytes = server->buffer + LWS_PRE;
  memcpy(bytes, answer->bytes + connection->sent, count);
  lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, segue_server_seconds);
  if (lws_write(wsi, bytes, count, count == left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
    return -1;
  connection->sent += count;
  if (count < left) {
    lws_callback_on_writable(wsi);
    return 0;
  }
  segue_server_release(server, connection);
  return lws_http_transaction_completed(wsi) ? -1 : 0;
}

int segue_server_upgrade(segue_server *server, struct lws *wsi) {
  bool is_head = false;
  segue_answer found = answer(server, wsi, true, &is_head);
  if (found.status == 101) return 0;
  segue_connection refused = {.answer = found};
  const bool has_begun = begin(server, wsi, &found, true);
  segue_server_release(server, &refused);
  return has_begun ? 1 : -1;
}

void segue_server_release(segue_server *server, segue_connection *connection) {
  if (connection->answer.owner) server->calls.release(connection->answer.owner);
  connection->answer = (segue_answer){0};
}
