#include "CompositorKernels.h"

#include "Pixel.h"

#include <math.h>

enum { CK_RUN = 64 };

/// The source positions of up to CK_RUN pixels. The positions are 24.8 fixed-point numbers, relative to the centers of source pixels.
typedef struct {
  int32_t u[CK_RUN], v[CK_RUN];
} ck_places;

static inline int32_t ck_clamp_place(double value) {
  // The clamped position is outside any image, where the border color continues. Clamping defines the conversion for
  // every value, including NaN.
  value = value > -4000000.0 ? value : -4000000.0;
  value = value < 4000000.0 ? value : 4000000.0;
  // Truncating a positive number is equivalent to `floor` and needs no call for each pixel.
  return (int32_t)(value * 256.0 + 1073741824.0) - 1073741824;
}

/// The values that all rows of a quad share.
typedef struct {
  const ck_quad *quad;
  /// Indicates whether the map has no perspective and its integers cannot overflow.
  ///
  /// Positions then advance evenly along a row. Integers with 24 fraction bits are used, which are exact for any pixel
  /// at which a run starts.
  int is_even;
  int64_t step_u, step_v;
  double shift, scale;
  /// For each edge, the positions where it begins to touch the pixels of a row and where it covers them completely:
  /// `start + slope * y`.
  double touch[8], cover[8], slope[8];
  /// For each edge, its side of a row: 1 for the left, −1 for the right, 0 for an edge along the row.
  int side[8];
} ck_frame;

/// The values that all pixels of a row share.
typedef struct {
  int y;
  int is_even;
  int64_t u, v;
} ck_row;

static const double ck_one = 16777216.0;

static void ck_begin(ck_frame *frame, const ck_quad *quad) {
  const double *m = quad->inverse;
  frame->quad = quad;
  frame->shift = quad->nearest ? 0 : 0.5;
  frame->scale = 1 / m[8];
  double du = m[0] * frame->scale, dv = m[3] * frame->scale;
  frame->is_even = m[6] == 0 && m[7] == 0 && fabs(du) < 64 && fabs(dv) < 64;
  frame->step_u = frame->is_even ? (int64_t)(du * ck_one) : 0;
  frame->step_v = frame->is_even ? (int64_t)(dv * ck_one) : 0;
  for (int e = 0; e < quad->edge_count; e++) {
    double a = quad->edges[e][0];
    frame->side[e] = a > 1e-9 ? 1 : a < -1e-9 ? -1 : 0;
    frame->slope[e] = frame->touch[e] = frame->cover[e] = 0;
    if (frame->side[e] == 0) continue;
    frame->slope[e] = -quad->edges[e][1] / a;
    frame->touch[e] = (-0.5 - quad->edges[e][2]) / a;
    frame->cover[e] = (0.5 - quad->edges[e][2]) / a;
  }
}

static void ck_begin_row(const ck_frame *frame, ck_row *row, int y) {
  row->y = y;
  row->is_even = frame->is_even;
  if (!row->is_even) return;
  const double *m = frame->quad->inverse;
  double py = (double)(y - frame->quad->anchor_y) + 0.5;
  double u = (m[0] * 0.5 + m[1] * py + m[2]) * frame->scale - frame->shift;
  double v = (m[3] * 0.5 + m[4] * py + m[5]) * frame->scale - frame->shift;
  if (!(fabs(u) < 4000000.0 && fabs(v) < 4000000.0)) {
    row->is_even = 0;
    return;
  }
  row->u = (int64_t)(u * ck_one);
  row->v = (int64_t)(v * ck_one);
}

static void ck_find_places(const ck_frame *frame, const ck_row *row, ck_places *places, int x, int count) {
  const ck_quad *quad = frame->quad;
  const double *m = quad->inverse;
  int64_t first = (int64_t)x - quad->anchor_x;
  if (row->is_even && first < 30000 && first > -30000) {
    int64_t u = row->u + first * frame->step_u, v = row->v + first * frame->step_v;
    for (int i = 0; i < count; i++) {
      places->u[i] = (int32_t)(u >> 16);
      places->v[i] = (int32_t)(v >> 16);
      u += frame->step_u;
      v += frame->step_v;
    }
    return;
  }
  double px = (double)first + 0.5, py = (double)(row->y - quad->anchor_y) + 0.5, shift = frame->shift;
  double u0 = m[1] * py + m[2], v0 = m[4] * py + m[5], w0 = m[7] * py + m[8];
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

/// Returns the color at any position. The border pixels of the source continue outside it.
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

#if CK_SSE2
/// Returns the color of a pixel whose four neighbors all exist, as four channels of 16 bits.
static inline __m128i ck_blend(const uint32_t *src, ptrdiff_t stride, int32_t u, int32_t v) {
  const __m128i zero = _mm_setzero_si128();
  const uint32_t *at = src + (ptrdiff_t)(v >> 8) * stride + (u >> 8);
  __m128i top = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)at), zero);
  __m128i below = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(at + stride)), zero);
  short fx = (short)(u & 255), fy = (short)(v & 255);
  // top + (below - top) * fy / 256 with one multiplication would lose the sign. Two multiplications need only 16 bits.
  __m128i column = _mm_add_epi16(
      _mm_mullo_epi16(top, _mm_set1_epi16((short)(256 - fy))), _mm_mullo_epi16(below, _mm_set1_epi16(fy)));
  column = _mm_srli_epi16(column, 8);
  __m128i weights = _mm_unpacklo_epi64(_mm_set1_epi16((short)(256 - fx)), _mm_set1_epi16(fx));
  column = _mm_mullo_epi16(column, weights);
  column = _mm_add_epi16(column, _mm_unpackhi_epi64(column, column));
  return _mm_srli_epi16(column, 8);
}
#endif

#if CK_AVX2
/// Blends pairs of pixels with the same arithmetic as `ck_blend`, in wider registers. Returns the number of processed
/// pixels.
__attribute__((target("avx2"))) static int ck_blend_pairs(
    const uint32_t *src, ptrdiff_t stride, const int32_t *u, const int32_t *v, uint32_t *out, int count) {
  const __m256i whole = _mm256_set1_epi16(256);
  // Repeats the fractions of two pixels (32 bits each) in the 16-bit channels of their halves.
  const __m256i spread = _mm256_set_epi8(
      -1, 4, -1, 4, -1, 4, -1, 4, -1, 4, -1, 4, -1, 4, -1, 4, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0);
  int k = 0;
  for (; k + 2 <= count; k += 2) {
    const uint32_t *a = src + (ptrdiff_t)(v[k] >> 8) * stride + (u[k] >> 8);
    const uint32_t *b = src + (ptrdiff_t)(v[k + 1] >> 8) * stride + (u[k + 1] >> 8);
    __m256i top = _mm256_cvtepu8_epi16(
        _mm_unpacklo_epi64(_mm_loadl_epi64((const __m128i *)a), _mm_loadl_epi64((const __m128i *)b)));
    __m256i below = _mm256_cvtepu8_epi16(_mm_unpacklo_epi64(
        _mm_loadl_epi64((const __m128i *)(a + stride)), _mm_loadl_epi64((const __m128i *)(b + stride))));
    __m256i fx = _mm256_shuffle_epi8(
        _mm256_broadcastsi128_si256(_mm_loadl_epi64((const __m128i *)(u + k))), spread);
    __m256i fy = _mm256_shuffle_epi8(
        _mm256_broadcastsi128_si256(_mm_loadl_epi64((const __m128i *)(v + k))), spread);
    __m256i column = _mm256_add_epi16(
        _mm256_mullo_epi16(top, _mm256_sub_epi16(whole, fy)), _mm256_mullo_epi16(below, fy));
    column = _mm256_srli_epi16(column, 8);
    // Channels 0...3 of each half belong to the left neighbor, 4...7 to the right one.
    __m256i weights = _mm256_blend_epi32(_mm256_sub_epi16(whole, fx), fx, 0xCC);
    column = _mm256_mullo_epi16(column, weights);
    column = _mm256_srli_epi16(_mm256_add_epi16(column, _mm256_shuffle_epi32(column, 0x4E)), 8);
    __m128i pair = _mm_unpacklo_epi64(_mm256_castsi256_si128(column), _mm256_extracti128_si256(column, 1));
    _mm_storel_epi64((__m128i *)(out + k), _mm_packus_epi16(pair, pair));
  }
  return k;
}
#endif

static inline int ck_has_neighbours(const ck_quad *quad, int32_t u, int32_t v) {
  int i = u >> 8, j = v >> 8;
  return (unsigned)i < (unsigned)(quad->src_width - 1) && (unsigned)j < (unsigned)(quad->src_height - 1);
}

static void ck_sample_run(const ck_quad *quad, const ck_places *places, uint32_t *out, int count) {
  int k = 0;
#if CK_SSE2
  if (!quad->nearest) {
    // A straight line enters and leaves the source once. The pixels between these points have all neighbors and need no
    // check.
    const uint32_t *src = quad->src;
    const ptrdiff_t stride = quad->src_stride;
    int end = count;
    while (k < end && !ck_has_neighbours(quad, places->u[k], places->v[k])) {
      out[k] = ck_sample(quad, places->u[k], places->v[k]);
      k++;
    }
    while (end > k && !ck_has_neighbours(quad, places->u[end - 1], places->v[end - 1])) {
      end--;
      out[end] = ck_sample(quad, places->u[end], places->v[end]);
    }
#if CK_AVX2
    if (__builtin_cpu_supports("avx2")) {
      k += ck_blend_pairs(src, stride, places->u + k, places->v + k, out + k, end - k);
    }
#endif
    for (; k + 2 <= end; k += 2) {
      __m128i first = ck_blend(src, stride, places->u[k], places->v[k]);
      __m128i second = ck_blend(src, stride, places->u[k + 1], places->v[k + 1]);
      _mm_storel_epi64((__m128i *)(out + k), _mm_packus_epi16(_mm_unpacklo_epi64(first, second), first));
    }
    if (k < end) out[k] = ck_sample(quad, places->u[k], places->v[k]);
    return;
  }
#endif
  for (; k < count; k++) out[k] = ck_sample(quad, places->u[k], places->v[k]);
}

static inline double ck_unit(double value) { return value <= 0 ? 0 : value >= 1 ? 1 : value; }

/// Returns the part of the pixel at (x, y), relative to the anchor, that is inside the outline: 0...255.
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
    // Two opposite edges of a thin shape may cross the same pixel. The parts outside the two edges are added.
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

static void ck_draw_run(const ck_frame *frame, const ck_row *row, uint32_t *dst, int x, int count, int whole) {
  const ck_quad *quad = frame->quad;
  ck_places places;
  uint32_t colors[CK_RUN];
  while (count > 0) {
    int n = count < CK_RUN ? count : CK_RUN;
    ck_find_places(frame, row, &places, x, n);
    if (whole && quad->alpha == 255 && quad->opaque) {
      ck_sample_run(quad, &places, dst + x, n);
    } else {
      ck_sample_run(quad, &places, colors, n);
      if (whole) {
        ck_over(dst + x, 0, colors, 0, n, 1, quad->alpha);
      } else {
        for (int i = 0; i < n; i++) {
          uint32_t s = colors[i];
          if (s == 0) continue;
          unsigned cover = ck_coverage(quad, x + i - quad->anchor_x, row->y - quad->anchor_y);
          if (cover == 0) continue;
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
  ck_frame frame;
  ck_row row;
  ck_begin(&frame, quad);
  double base = (double)quad->anchor_x;
  for (int y = y0; y < y1; y++) {
    double py = (double)(y - quad->anchor_y) + 0.5;
    // Pixels from `outer` to `outer_end` are touched, and pixels from `inner` to `inner_end` are covered completely.
    double outer = -1e30, outer_end = 1e30, inner = -1e30, inner_end = 1e30;
    for (int e = 0; e < quad->edge_count; e++) {
      double touch = frame.touch[e] + frame.slope[e] * py, cover = frame.cover[e] + frame.slope[e] * py;
      if (frame.side[e] > 0) {
        if (touch > outer) outer = touch;
        if (cover > inner) inner = cover;
      } else if (frame.side[e] < 0) {
        if (touch < outer_end) outer_end = touch;
        if (cover < inner_end) inner_end = cover;
      } else {
        double rest = quad->edges[e][1] * py + quad->edges[e][2];
        if (rest <= -0.5) outer_end = -1e30;
        // An edge along pixel boundaries covers pixels completely, independent of rounding errors in the sum.
        if (rest < 0.5 - 1e-6) inner_end = -1e30;
      }
    }
    if (!(outer < outer_end)) continue;
    int left = ck_pixel_bound(floor(outer - 0.5) + base, x0, x1);
    int right = ck_pixel_bound(ceil(outer_end - 0.5) + 1 + base, x0, x1);
    if (left >= right) continue;
    int whole_left = right, whole_right = right;
    if (inner < inner_end) {
      whole_left = ck_pixel_bound(ceil(inner - 0.5 - 1e-6) + base, left, right);
      whole_right = ck_pixel_bound(floor(inner_end - 0.5 + 1e-6) + 1 + base, left, right);
      if (whole_right < whole_left) whole_left = whole_right = right;
    }
    uint32_t *line = dst + (ptrdiff_t)y * dst_stride;
    ck_begin_row(&frame, &row, y);
    ck_draw_run(&frame, &row, line, left, whole_left - left, 0);
    ck_draw_run(&frame, &row, line, whole_left, whole_right - whole_left, 1);
    ck_draw_run(&frame, &row, line, whole_right, right - whole_right, 0);
  }
}
