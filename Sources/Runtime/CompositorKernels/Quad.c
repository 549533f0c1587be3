#include "CompositorKernels.h"

#include "Pixel.h"

#include <math.h>

enum { CK_RUN = 64 };

/// The places in the source of up to CK_RUN pixels, 24.8 fixed point, measured between the centres of source pixels.
typedef struct {
  int32_t u[CK_RUN], v[CK_RUN];
} ck_places;

static inline int32_t ck_clamp_place(double value) {
  // Far outside of any picture is as good as the border, and the conversion stays defined (NaN included).
  value = value > -4000000.0 ? value : -4000000.0;
  value = value < 4000000.0 ? value : 4000000.0;
  // Truncation of what is surely positive is `floor`, without a call for each pixel.
  return (int32_t)(value * 256.0 + 1073741824.0) - 1073741824;
}

/// A line of a map without perspective steps evenly, so whole numbers do: exact, whatever pixel the run starts at.
/// False where the numbers could leave their range.
static int ck_find_even_places(const ck_quad *quad, ck_places *places, int x, int y, int count, double shift) {
  const double *m = quad->inverse;
  const double one = 16777216.0;
  double scale = 1 / m[8];
  double py = (double)(y - quad->anchor_y) + 0.5;
  double du = m[0] * scale, dv = m[3] * scale;
  double u = (m[0] * 0.5 + m[1] * py + m[2]) * scale - shift, v = (m[3] * 0.5 + m[4] * py + m[5]) * scale - shift;
  double most = 4000000.0;
  if (!(fabs(du) < 64 && fabs(dv) < 64 && fabs(u) < most && fabs(v) < most)) return 0;
  int64_t at = (int64_t)x - quad->anchor_x;
  if (at > 30000 || at < -30000) return 0;
  int64_t step_u = (int64_t)(du * one), step_v = (int64_t)(dv * one);
  int64_t fu = (int64_t)(u * one) + at * step_u, fv = (int64_t)(v * one) + at * step_v;
  for (int i = 0; i < count; i++) {
    places->u[i] = (int32_t)(fu >> 16);
    places->v[i] = (int32_t)(fv >> 16);
    fu += step_u;
    fv += step_v;
  }
  return 1;
}

static void ck_find_places(const ck_quad *quad, ck_places *places, int x, int y, int count) {
  const double *m = quad->inverse;
  double px = (double)(x - quad->anchor_x) + 0.5, py = (double)(y - quad->anchor_y) + 0.5;
  double u0 = m[1] * py + m[2], v0 = m[4] * py + m[5], w0 = m[7] * py + m[8];
  double shift = quad->nearest ? 0 : 0.5;
  if (m[6] == 0 && m[7] == 0) {
    if (ck_find_even_places(quad, places, x, y, count, shift)) return;
    double scale = 1 / m[8];
    for (int i = 0; i < count; i++) {
      double at = px + i;
      places->u[i] = ck_clamp_place((m[0] * at + u0) * scale - shift);
      places->v[i] = ck_clamp_place((m[3] * at + v0) * scale - shift);
    }
    return;
  }
  for (int i = 0; i < count; i++) {
    double at = px + i;
    double scale = 1 / (m[6] * at + w0);
    places->u[i] = ck_clamp_place((m[0] * at + u0) * scale - shift);
    places->v[i] = ck_clamp_place((m[3] * at + v0) * scale - shift);
  }
}

static inline int ck_bound(int value, int limit) { return value < 0 ? 0 : value > limit ? limit : value; }

static inline uint32_t ck_blend4(uint32_t p00, uint32_t p01, uint32_t p10, uint32_t p11, uint32_t fx, uint32_t fy) {
  uint32_t e0 = ((p00 & 0x00FF00FFu) * (256 - fy) + (p10 & 0x00FF00FFu) * fy) >> 8 & 0x00FF00FFu;
  uint32_t e1 = ((p01 & 0x00FF00FFu) * (256 - fy) + (p11 & 0x00FF00FFu) * fy) >> 8 & 0x00FF00FFu;
  uint32_t o0 = ((p00 >> 8 & 0x00FF00FFu) * (256 - fy) + (p10 >> 8 & 0x00FF00FFu) * fy) >> 8 & 0x00FF00FFu;
  uint32_t o1 = ((p01 >> 8 & 0x00FF00FFu) * (256 - fy) + (p11 >> 8 & 0x00FF00FFu) * fy) >> 8 & 0x00FF00FFu;
  uint32_t e = (e0 * (256 - fx) + e1 * fx) >> 8 & 0x00FF00FFu;
  uint32_t o = (o0 * (256 - fx) + o1 * fx) & 0xFF00FF00u;
  return e | o;
}

/// The colour at one place, wherever it lies; outside of the source its border pixels go on.
static uint32_t ck_sample(const ck_quad *quad, int32_t u, int32_t v) {
  int right = quad->src_width - 1, bottom = quad->src_height - 1;
  int i = u >> 8, j = v >> 8;
  if (quad->nearest) {
    return quad->src[(ptrdiff_t)ck_bound(j, bottom) * quad->src_stride + ck_bound(i, right)];
  }
  const uint32_t *top = quad->src + (ptrdiff_t)ck_bound(j, bottom) * quad->src_stride;
  const uint32_t *below = quad->src + (ptrdiff_t)ck_bound(j + 1, bottom) * quad->src_stride;
  int a = ck_bound(i, right), b = ck_bound(i + 1, right);
  return ck_blend4(top[a], top[b], below[a], below[b], (uint32_t)u & 255, (uint32_t)v & 255);
}

static void ck_sample_run(const ck_quad *quad, const ck_places *places, uint32_t *out, int count) {
  int k = 0;
#if CK_SSE2
  // A straight line that starts and ends inside stays inside: then no pixel needs its neighbours checked.
  int right = quad->src_width - 1, bottom = quad->src_height - 1;
  int first_i = places->u[0] >> 8, first_j = places->v[0] >> 8;
  int last_i = places->u[count - 1] >> 8, last_j = places->v[count - 1] >> 8;
  if (!quad->nearest && first_i >= 0 && first_j >= 0 && last_i >= 0 && last_j >= 0 && first_i < right &&
      last_i < right && first_j < bottom && last_j < bottom) {
    const __m128i zero = _mm_setzero_si128();
    const uint32_t *src = quad->src;
    const ptrdiff_t stride = quad->src_stride;
    for (; k + 2 <= count; k += 2) {
      __m128i result[2];
      for (int n = 0; n < 2; n++) {
        int32_t u = places->u[k + n], v = places->v[k + n];
        const uint32_t *at = src + (ptrdiff_t)(v >> 8) * stride + (u >> 8);
        __m128i top = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)at), zero);
        __m128i below = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(at + stride)), zero);
        short fx = (short)(u & 255), fy = (short)(v & 255);
        // top + (below - top) * fy / 256 in one multiplication would lose the sign; two keep to 16 bits.
        __m128i column = _mm_add_epi16(
            _mm_mullo_epi16(top, _mm_set1_epi16((short)(256 - fy))), _mm_mullo_epi16(below, _mm_set1_epi16(fy)));
        column = _mm_srli_epi16(column, 8);
        __m128i weights = _mm_unpacklo_epi64(_mm_set1_epi16((short)(256 - fx)), _mm_set1_epi16(fx));
        column = _mm_mullo_epi16(column, weights);
        column = _mm_add_epi16(column, _mm_unpackhi_epi64(column, column));
        result[n] = _mm_srli_epi16(column, 8);
      }
      __m128i pair = _mm_unpacklo_epi64(result[0], result[1]);
      _mm_storel_epi64((__m128i *)(out + k), _mm_packus_epi16(pair, pair));
    }
  }
#endif
  for (; k < count; k++) out[k] = ck_sample(quad, places->u[k], places->v[k]);
}

static inline double ck_unit(double value) { return value <= 0 ? 0 : value >= 1 ? 1 : value; }

/// How much of the pixel at (x, y), relative to the anchor, lies inside the outline: 0...255.
static unsigned ck_coverage(const ck_quad *quad, int x, int y) {
  double px = (double)x + 0.5, py = (double)y + 0.5;
  double c[8];
  for (int e = 0; e < quad->edge_count; e++) {
    const double *edge = quad->edges[e];
    c[e] = ck_unit(edge[0] * px + edge[1] * py + edge[2] + 0.5);
  }
  double result = 1;
  int e = 0;
  if (quad->edge_count >= 4) {
    // Two opposite edges may cross the same pixel of something thin: what is outside of either adds up.
    result = ck_unit(c[0] + c[2] - 1) * ck_unit(c[1] + c[3] - 1);
    e = 4;
  }
  for (; e < quad->edge_count; e++) result *= c[e];
  return (unsigned)(result * 255 + 0.5);
}

static inline int ck_pixel_bound(double value, int x0, int x1) {
  if (!(value > (double)x0)) return x0;
  if (value >= (double)x1) return x1;
  return (int)value;
}

static void ck_draw_run(const ck_quad *quad, uint32_t *dst, int x, int y, int count, int whole) {
  ck_places places;
  uint32_t colors[CK_RUN];
  while (count > 0) {
    int n = count < CK_RUN ? count : CK_RUN;
    ck_find_places(quad, &places, x, y, n);
    if (whole && quad->alpha == 255 && quad->opaque) {
      ck_sample_run(quad, &places, dst + x, n);
    } else {
      ck_sample_run(quad, &places, colors, n);
      if (whole) {
        ck_over(dst + x, 0, colors, 0, n, 1, quad->alpha);
      } else {
        for (int i = 0; i < n; i++) {
          unsigned cover = ck_coverage(quad, x + i - quad->anchor_x, y - quad->anchor_y);
          if (cover == 0) continue;
          uint32_t s = colors[i];
          if (quad->alpha != 255) s = ck_scale_pixel(s, quad->alpha);
          if (cover != 255) s = ck_scale_pixel(s, cover);
          dst[x + i] = ck_over_pixel(s, dst[x + i]);
        }
      }
    }
    x += n;
    count -= n;
  }
}

void ck_draw_quad(const ck_quad *quad, uint32_t *dst, ptrdiff_t dst_stride, int x0, int y0, int x1, int y1) {
  if (quad->src_width < 1 || quad->src_height < 1 || quad->alpha == 0 || quad->edge_count < 3) return;
  for (int y = y0; y < y1; y++) {
    double py = (double)(y - quad->anchor_y) + 0.5;
    // Pixels from `outer` to `outer_end` are touched, those from `inner` to `inner_end` are covered as a whole.
    double outer = -1e30, outer_end = 1e30, inner = -1e30, inner_end = 1e30;
    for (int e = 0; e < quad->edge_count; e++) {
      double a = quad->edges[e][0], rest = quad->edges[e][1] * py + quad->edges[e][2];
      if (a > 1e-9) {
        double touch = (-0.5 - rest) / a, cover = (0.5 - rest) / a;
        if (touch > outer) outer = touch;
        if (cover > inner) inner = cover;
      } else if (a < -1e-9) {
        double touch = (-0.5 - rest) / a, cover = (0.5 - rest) / a;
        if (touch < outer_end) outer_end = touch;
        if (cover < inner_end) inner_end = cover;
      } else {
        if (rest <= -0.5) outer_end = -1e30;
        // An edge along pixel edges covers them as a whole, whatever the last bit of the sum says.
        if (rest < 0.5 - 1e-6) inner_end = -1e30;
      }
    }
    if (!(outer < outer_end)) continue;
    double base = (double)quad->anchor_x;
    int left = ck_pixel_bound(floor(outer - 0.5) + base, x0, x1);
    int right = ck_pixel_bound(ceil(outer_end - 0.5) + 1 + base, x0, x1);
    if (left >= right) continue;
    int whole_left = right, whole_right = right;
    if (inner < inner_end) {
      whole_left = ck_pixel_bound(ceil(inner - 0.5 - 1e-6) + base, left, right);
      whole_right = ck_pixel_bound(floor(inner_end - 0.5 + 1e-6) + 1 + base, left, right);
      if (whole_right < whole_left) whole_left = whole_right = right;
    }
    uint32_t *row = dst + (ptrdiff_t)y * dst_stride;
    ck_draw_run(quad, row, left, y, whole_left - left, 0);
    ck_draw_run(quad, row, whole_left, y, whole_right - whole_left, 1);
    ck_draw_run(quad, row, whole_right, y, right - whole_right, 0);
  }
}
