// One body for every CPU level, written in clang's vector extensions: LEVEL is its name, and
// VECTOR_BYTES is its vector width. Included by kernels.c once per level.

#include "kernels_lanes.h"

#include "kernels_alpha.h"
#include "kernels_blend.h"
#include "kernels_columns.h"
#include "kernels_convert.h"
#include "kernels_gradient.h"
#include "kernels_wide.h"
#include "kernels_window.h"
#include "kernels_lines.h"
#include "kernels_modes.h"
#include "kernels_reduction.h"
#include "kernels_project.h"
#include "kernels_coverage.h"
#include "kernels_path.h"
#include "kernels_upright.h"
#include "kernels_turned.h"

static const segue_kernels K(kernels) = {
    K(fill),      K(over_color), K(over_color_mask), K(over),  K(over_even), K(over_mask),
    K(mix_even),  K(mix_mask),   K(blend),           K(tint),  K(times),     K(scale_mask),
    K(columns),   K(columns_at), K(rows),            K(bilinear), K(nearest), K(halve),
    K(ycbcr),     K(gradient),   K(combine),         K(project),
    K(coverage),  K(solid),      K(path_add),        K(path_row),
    K(fade),      K(fade_over),
    K(alpha_over), K(alpha_over_even), K(alpha_over_pixels), K(alpha_times), K(radial_alpha),
    K(cover_rows), K(turned),
    VECTOR_BYTES > 16,
};

#undef U32
#undef I32
#undef U8
#undef U16
#undef I16
#undef U64
#undef F64
#undef I64
#undef BYTES
#undef LANES
#undef PLACES
#undef PIXELS
#undef X86
#undef X86_REGISTER
#undef X86_REPEATED
#undef HALF32
#undef HALF16
#undef EACH
#undef NO_SOURCE
#undef NO_MASK
