// Collects the calls of HarfBuzz's drawing callbacks in arrays.

#include "CHarfBuzz.h"

#include <stdlib.h>

static int grow(void **memory, size_t *capacity, size_t wanted, size_t size) {
  if (wanted <= *capacity) return 1;
  size_t larger = *capacity ? *capacity * 2 : 64;
  while (larger < wanted) larger *= 2;
  void *moved = realloc(*memory, larger * size);
  if (!moved) return 0;
  *memory = moved;
  *capacity = larger;
  return 1;
}

static void add(chb_outline *o, uint8_t verb, const float *xy, size_t points) {
  if (o->is_incomplete) return;
  if (o->verb_count >= o->limit ||
      !grow((void **)&o->verbs, &o->verb_capacity, o->verb_count + 1, sizeof *o->verbs) ||
      !grow((void **)&o->coordinates, &o->coordinate_capacity,
            o->coordinate_count + 2 * points, sizeof *o->coordinates)) {
    o->is_incomplete = 1;
    return;
  }
  o->verbs[o->verb_count++] = verb;
  for (size_t i = 0; i < 2 * points; i++) o->coordinates[o->coordinate_count++] = xy[i];
}

static void move_to(hb_draw_funcs_t *f, void *o, hb_draw_state_t *s, float x, float y, void *u) {
  (void)f, (void)s, (void)u;
  add(o, CHB_MOVE, (float[]){x, y}, 1);
}

static void line_to(hb_draw_funcs_t *f, void *o, hb_draw_state_t *s, float x, float y, void *u) {
  (void)f, (void)s, (void)u;
  add(o, CHB_LINE, (float[]){x, y}, 1);
}

static void quadratic_to(hb_draw_funcs_t *f, void *o, hb_draw_state_t *s, float cx, float cy,
                         float x, float y, void *u) {
  (void)f, (void)s, (void)u;
  add(o, CHB_QUADRATIC, (float[]){cx, cy, x, y}, 2);
}

static void cubic_to(hb_draw_funcs_t *f, void *o, hb_draw_state_t *s, float ax, float ay,
                     float bx, float by, float x, float y, void *u) {
  (void)f, (void)s, (void)u;
  add(o, CHB_CUBIC, (float[]){ax, ay, bx, by, x, y}, 3);
}

static void close_path(hb_draw_funcs_t *f, void *o, hb_draw_state_t *s, void *u) {
  (void)f, (void)s, (void)u;
  add(o, CHB_CLOSE, NULL, 0);
}

void chb_outline_collect(hb_font_t *font, hb_codepoint_t glyph, size_t limit,
                         chb_outline *outline) {
  *outline = (chb_outline){.limit = limit};
  hb_draw_funcs_t *funcs = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(funcs, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(funcs, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(funcs, quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(funcs, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(funcs, close_path, NULL, NULL);
  hb_font_get_glyph_shape(font, glyph, funcs, outline);
  hb_draw_funcs_destroy(funcs);
}

void chb_outline_free(chb_outline *outline) {
  free(outline->verbs);
  free(outline->coordinates);
  *outline = (chb_outline){0};
}
