#include "CompositorKernels.h"

#include "Pixel.h"

#include <stdlib.h>
#include <string.h>

// The products of the blur must not be contracted, so that a cell is the same in vectors and in remainders of rows.
#pragma STDC FP_CONTRACT OFF

typedef int32_t ck_i4 __attribute__((vector_size(16)));
typedef float ck_f4 __attribute__((vector_size(16)));
typedef uint16_t ck_u4 __attribute__((vector_size(8)));

static inline ck_i4 ck_load_cell(const uint16_t *cell) {
  ck_u4 value;
  memcpy(&value, cell, sizeof value);
  return __builtin_convertvector(value, ck_i4);
}

static inline void ck_store_cell(uint16_t *cell, ck_i4 value) {
  ck_u4 narrow = __builtin_convertvector(value, ck_u4);
  memcpy(cell, &narrow, sizeof narrow);
}

static inline int ck_min(int a, int b) { return a < b ? a : b; }
static inline int ck_max(int a, int b) { return a > b ? a : b; }

void ck_reduce(
    const ck_cells *dst, int column, int row, const uint32_t *src, ptrdiff_t src_stride, int width, int height) {
  const int side = 1 << dst->shift;
  if (width <= 0) return;
  uint16_t *sums = malloc((size_t)width * 4 * sizeof(uint16_t));
  if (!sums) return;
  for (int y = 0; y < height; y += side, row++) {
    const int rows = ck_min(side, height - y);
    // A block has at most 32 rows, so 16 bits are enough for the sums of its columns.
    memset(sums, 0, (size_t)width * 4 * sizeof(uint16_t));
    for (int line = 0; line < rows; line++) {
      const uint8_t *restrict bytes = (const uint8_t *)(src + (ptrdiff_t)(y + line) * src_stride);
      uint16_t *restrict out = sums;
      for (int i = 0; i < width * 4; i++) out[i] = (uint16_t)(out[i] + bytes[i]);
    }
    uint16_t *cell = dst->cells + ((size_t)row * (size_t)dst->width + (size_t)column) * 4;
    for (int x = 0; x < width; x += side, cell += 4) {
      const int columns = ck_min(side, width - x);
      ck_i4 sum = {0, 0, 0, 0};
      for (int i = 0; i < columns; i++) sum += ck_load_cell(sums + (size_t)(x + i) * 4);
      const int count = columns * rows;
      if (count == side * side) {
        // The number of pixels is a power of two: 2^(2 shift).
        sum = dst->shift <= 4 ? sum << (8 - 2 * dst->shift) : sum >> (2 * dst->shift - 8);
      } else {
        for (int i = 0; i < 4; i++) sum[i] = (int32_t)(((int64_t)sum[i] * 256 + count / 2) / count);
      }
      ck_store_cell(cell, sum);
    }
  }
  free(sums);
}

static inline float ck_unit(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

void ck_apply_tone(const ck_cells *cells, const ck_tone *tone, int x0, int y0, int x1, int y1) {
  const float v0 = tone->curve[0], v1 = tone->curve[1], v2 = tone->curve[2], v3 = tone->curve[3];
  // The Bézier curve as a polynomial.
  const float a = 3 * (v1 - v2) + v3 - v0, b = 3 * (v0 - 2 * v1 + v2), c = 3 * (v1 - v0);
  const float amount = tone->curve_amount, rest = 1 - tone->tint[3];
  for (int y = y0; y < y1; y++) {
    uint16_t *cell = cells->cells + ((size_t)y * (size_t)cells->width + (size_t)x0) * 4;
    for (int x = x0; x < x1; x++, cell += 4) {
      float blue = cell[0] / 65280.0f, green = cell[1] / 65280.0f, red = cell[2] / 65280.0f;
      if (amount != 0) {
        // The weights of the luminance differ slightly from those of the saturation, as in Core Animation.
        const float l = ck_unit(0.2125f * red + 0.7154f * green + 0.0721f * blue);
        const float gray = ck_unit(((a * l + b) * l + c) * l + v0) * amount;
        red = red * (1 - amount) + gray;
        green = green * (1 - amount) + gray;
        blue = blue * (1 - amount) + gray;
      }
      const float luma = 0.2126f * red + 0.7152f * green + 0.0722f * blue;
      red = ck_unit(luma + (red - luma) * tone->saturation + tone->brightness) * rest + tone->tint[0];
      green = ck_unit(luma + (green - luma) * tone->saturation + tone->brightness) * rest + tone->tint[1];
      blue = ck_unit(luma + (blue - luma) * tone->saturation + tone->brightness) * rest + tone->tint[2];
      cell[0] = (uint16_t)(ck_unit(blue) * 65280.0f + 0.5f);
      cell[1] = (uint16_t)(ck_unit(green) * 65280.0f + 0.5f);
      cell[2] = (uint16_t)(ck_unit(red) * 65280.0f + 0.5f);
    }
  }
}

static inline ck_i4 ck_weigh(ck_i4 core, ck_i4 edge, float core_weight, float edge_weight) {
  ck_f4 value = __builtin_convertvector(core, ck_f4) * core_weight + __builtin_convertvector(edge, ck_f4) * edge_weight;
  return __builtin_convertvector(value + 0.5f, ck_i4);
}

/// Performs one box-blur pass that computes `count` output cells of a row. `in` has `radius + 1` more cells at both ends.
static void ck_box_line(uint16_t *out, const uint16_t *in, int count, const ck_boxes *boxes) {
  const int r = boxes->radius;
  ck_i4 core = {0, 0, 0, 0};
  for (int i = 1; i <= 2 * r + 1; i++) core += ck_load_cell(in + (size_t)i * 4);
  for (int x = 0; x < count; x++) {
    const uint16_t *left = in + (size_t)x * 4, *right = left + ((size_t)r * 2 + 2) * 4;
    ck_i4 before = ck_load_cell(left), after = ck_load_cell(right);
    ck_store_cell(out + (size_t)x * 4, ck_weigh(core, before + after, boxes->core, boxes->edge));
    core += after - ck_load_cell(left + 4);
  }
}

/// Performs one vertical box-blur pass that computes `count` output rows of `channels` numbers each. `in` has `radius + 1` more rows at
/// both ends.
static void ck_box_rows(
    uint16_t *out, const uint16_t *in, int count, size_t channels, int32_t *restrict sums, const ck_boxes *boxes) {
  const int r = boxes->radius;
  const float core = boxes->core, edge = boxes->edge;
  memset(sums, 0, channels * sizeof(int32_t));
  for (int i = 1; i <= 2 * r + 1; i++) {
    const uint16_t *restrict row = in + (size_t)i * channels;
    for (size_t x = 0; x < channels; x++) sums[x] += row[x];
  }
  for (int y = 0; y < count; y++) {
    const uint16_t *restrict before = in + (size_t)y * channels;
    const uint16_t *restrict first = before + channels;
    const uint16_t *restrict after = before + (size_t)(2 * r + 2) * channels;
    uint16_t *restrict target = out + (size_t)y * channels;
    for (size_t x = 0; x < channels; x++) {
      const float value = (float)sums[x] * core + (float)(before[x] + after[x]) * edge;
      target[x] = (uint16_t)(int32_t)(value + 0.5f);
      sums[x] += after[x] - first[x];
    }
  }
}

int ck_blur_cells(const ck_cells *dst, const ck_cells *src, const ck_boxes *boxes, int x0, int y0, int x1, int y1) {
  const int step = boxes->radius + 1, reach = 3 * step;
  const int columns = x1 - x0, rows = y1 - y0;
  if (columns <= 0 || rows <= 0) return 1;
  const size_t line = (size_t)(columns + 2 * reach) * 4, channels = (size_t)columns * 4;
  const size_t tall = (size_t)(rows + 2 * reach);
  // Two lines for the horizontal passes, two images for the vertical passes, and the sums of the columns.
  uint16_t *lines = malloc(line * 2 * sizeof(uint16_t));
  uint16_t *pictures = malloc(tall * channels * 2 * sizeof(uint16_t));
  int32_t *sums = malloc(channels * sizeof(int32_t));
  const int done = lines && pictures && sums;
  if (done) {
    uint16_t *one = pictures, *other = pictures + tall * channels;
    for (int i = 0; i < (int)tall; i++) {
      const int y = y0 - reach + i;
      uint16_t *out = one + (size_t)i * channels;
      if (y < 0 || y >= src->height) {
        memset(out, 0, channels * sizeof(uint16_t));
        continue;
      }
      const int from = ck_max(0, x0 - reach), to = ck_min(src->width, x1 + reach);
      memset(lines, 0, line * sizeof(uint16_t));
      memcpy(
          lines + (size_t)(from - (x0 - reach)) * 4, src->cells + ((size_t)y * (size_t)src->width + (size_t)from) * 4,
          (size_t)(to - from) * 4 * sizeof(uint16_t));
      ck_box_line(lines + line, lines, columns + 2 * (reach - step), boxes);
      ck_box_line(lines, lines + line, columns + 2 * (reach - 2 * step), boxes);
      ck_box_line(lines + line, lines, columns, boxes);
      for (int x = 0; x < columns; x++) {
        ck_f4 value = __builtin_convertvector(ck_load_cell(lines + line + (size_t)x * 4), ck_f4) * boxes->columns[x0 + x];
        ck_store_cell(out + (size_t)x * 4, __builtin_convertvector(value + 0.5f, ck_i4));
      }
    }
    ck_box_rows(other, one, rows + 2 * (reach - step), channels, sums, boxes);
    ck_box_rows(one, other, rows + 2 * (reach - 2 * step), channels, sums, boxes);
    ck_box_rows(other, one, rows, channels, sums, boxes);
    for (int y = 0; y < rows; y++) {
      const uint16_t *restrict in = other + (size_t)y * channels;
      uint16_t *restrict out = dst->cells + ((size_t)(y0 + y) * (size_t)dst->width + (size_t)x0) * 4;
      const float factor = boxes->rows[y0 + y];
      for (size_t x = 0; x < channels; x++) {
        const float value = (float)in[x] * factor + 0.5f;
        out[x] = (uint16_t)(int32_t)(value > 65280.0f ? 65280.0f : value);
      }
    }
  }
  free(lines);
  free(pictures);
  free(sums);
  return done;
}

/// Returns the index of the cell before a pixel, which is -1 before the center of the first cell. `weight` is the weight
/// of the next cell, in `2 << shift` parts.
static inline int ck_cell_before(int pixel, int shift, int *weight) {
  const int position = 2 * pixel + 1 - (1 << shift);
  const int cell = position >> (shift + 1);
  *weight = position - (int)((unsigned)cell << (shift + 1));
  return cell;
}

void ck_enlarge_row(uint32_t *dst, const ck_cells *cells, int32_t *line, int y, int x0, int x1) {
  const int shift = cells->shift, whole = 2 << shift, last = cells->width - 1;
  int weight;
  const int above = ck_cell_before(y, shift, &weight);
  const size_t row = (size_t)cells->width * 4;
  const uint16_t *restrict top = cells->cells + (size_t)ck_min(ck_max(above, 0), cells->height - 1) * row;
  const uint16_t *restrict bottom = cells->cells + (size_t)ck_min(above + 1, cells->height - 1) * row;
  int across;
  int cell = ck_cell_before(x0, shift, &across);
  int unused;
  const int first = ck_max(cell, 0), end = ck_min(ck_cell_before(x1 - 1, shift, &unused) + 1, last);
  for (size_t i = (size_t)first * 4; i < ((size_t)end + 1) * 4; i++) {
    line[i] = top[i] * (whole - weight) + bottom[i] * weight;
  }
  // A sum is at most 255 * 256 * 64 * 64, which is below 2^28.
  const int down = 8 + 2 * (shift + 1);
  const ck_i4 half = {1 << (down - 1), 1 << (down - 1), 1 << (down - 1), 1 << (down - 1)};
  int x = x0;
  while (x < x1) {
    ck_i4 left, right;
    memcpy(&left, line + (size_t)ck_min(ck_max(cell, 0), last) * 4, sizeof left);
    memcpy(&right, line + (size_t)ck_min(cell + 1, last) * 4, sizeof right);
    ck_i4 value = left * (whole - across) + right * across + half;
    const ck_i4 step = (right - left) * 2;
    const int stop = ck_min(x1, x + (whole - across + 1) / 2);
#if CK_SSE2
    for (; x + 4 <= stop; x += 4) {
      const ck_i4 second = value + step, third = second + step, fourth = third + step;
      const __m128i low = _mm_packs_epi32((__m128i)(value >> down), (__m128i)(second >> down));
      const __m128i high = _mm_packs_epi32((__m128i)(third >> down), (__m128i)(fourth >> down));
      const __m128i opaque = _mm_set1_epi32((int)0xFF000000u);
      _mm_storeu_si128((__m128i *)(dst + (x - x0)), _mm_or_si128(_mm_packus_epi16(low, high), opaque));
      value = fourth + step;
    }
#endif
    for (; x < stop; x++, value += step) {
      const ck_i4 level = value >> down;
      dst[x - x0] = 0xFF000000u | (uint32_t)level[2] << 16 | (uint32_t)level[1] << 8 | (uint32_t)level[0];
    }
    cell = ck_cell_before(x, shift, &across);
  }
}
