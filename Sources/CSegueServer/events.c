// The events of libwebsockets: requests, and the frames of pages in both directions.

#include "server.h"

/// Sends a page as much as its connection takes.
static int send_frames(segue_server *server, struct lws *wsi, void *page) {
  uint8_t *bytes = server->buffer + LWS_PRE;
  do {
    segue_frame frame = {0};
    server->calls.next(page, bytes, &frame);
    if (frame.kind == segue_nothing) return 0;
    if (frame.kind == segue_end) {
      if (frame.code) lws_close_reason(wsi, frame.code, bytes, frame.count);
      return -1;
    }
    const int kind = lws_write_ws_flags(
        frame.kind == segue_text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY, frame.is_first, frame.is_last);
    if (lws_write(wsi, bytes, frame.count, kind) < 0) return -1;
  } while (!lws_send_pipe_choked(wsi));
  lws_callback_on_writable(wsi);
  return 0;
}

static void take_part(
    segue_server *server, struct lws *wsi, void *page, const void *bytes, size_t count) {
  const bool is_last = lws_is_final_fragment(wsi) && lws_remaining_packet_payload(wsi) == 0;
  server->calls.receive(page, bytes, count, lws_frame_is_binary(wsi), is_last);
  lws_callback_on_writable(wsi);
}

int segue_server_event(
    struct lws *wsi, enum lws_callback_reasons reason, void *user, void *bytes, size_t count) {
  segue_connection *connection = user;
  const struct lws_protocols *protocol = lws_get_protocol(wsi);
  segue_server *server = protocol ? protocol->user : NULL;
  if (!server) return 0;
  switch (reason) {
    case LWS_CALLBACK_HTTP: return segue_server_answer(server, wsi, connection);
    case LWS_CALLBACK_HTTP_WRITEABLE: return segue_server_continue(server, wsi, connection);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return segue_server_upgrade(server, wsi);
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
    case LWS_CALLBACK_CLOSED_HTTP:
      if (connection) segue_server_release(server, connection);
      return 0;
    case LWS_CALLBACK_ESTABLISHED:
      *connection = (segue_connection){.page = server->calls.open(server->calls.context)};
      return 0;
    case LWS_CALLBACK_RECEIVE:
      take_part(server, wsi, connection->page, bytes, count);
      return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE: return send_frames(server, wsi, connection->page);
    case LWS_CALLBACK_CLOSED:
      // A handshake that fails, such as one without a key, is closed without having been established.
      if (connection && connection->page) server->calls.close(connection->page);
      if (connection) connection->page = NULL;
      return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
      lws_callback_on_writable_all_protocol(server->context, server->protocols);
      return 0;
    default: return 0;
  }
}
