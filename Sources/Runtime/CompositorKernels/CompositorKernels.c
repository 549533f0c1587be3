#include "CompositorKernels.h"

#include "Pixel.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

uint32_t ck_scale(uint32_t color, unsigned alpha) { return alpha == 255 ? color : ck_scale_pixel(color, alpha); }

void ck_fill(uint32_t *dst, ptrdiff_t dst_stride, int width, int height, uint32_t color) {
  for (int y = 0; y < height; y++, dst += dst_stride) {
    for (int x = 0; x < width; x++) dst[x] = color;
  }
}

void ck_fill_over(uint32_t *dst, ptrdiff_t dst_stride, int width, int height, uint32_t color) {
  unsigned alpha = color >> 24;
  if (alpha == 255) {
    ck_fill(dst, dst_stride, width, height, color);
    return;
  }
  if (color == 0) return;
#if CK_SSE2
  __m128i zero = _mm_setzero_si128();
  __m128i source = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), zero);
  __m128i inverse = _mm_set1_epi16((short)(255 - alpha));
#endif
  for (int y = 0; y < height; y++, dst += dst_stride) {
    int x = 0;
#if CK_SSE2
    for (; x + 4 <= width; x += 4) {
      __m128i d = _mm_loadu_si128((const __m128i *)(dst + x));
      __m128i lo = ck_div255(_mm_mullo_epi16(_mm_unpacklo_epi8(d, zero), inverse));
      __m128i hi = ck_div255(_mm_mullo_epi16(_mm_unpackhi_epi8(d, zero), inverse));
      lo = _mm_adds_epu16(lo, source);
      hi = _mm_adds_epu16(hi, source);
      _mm_storeu_si128((__m128i *)(dst + x), _mm_packus_epi16(lo, hi));
    }
#endif
    for (; x < width; x++) dst[x] = ck_over_pixel(color, dst[x]);
  }
}

#if CK_AVX2
/// Divides sixteen products by 255 and rounds the results.
__attribute__((target("avx2"))) static inline __m256i ck_div255_wide(__m256i product) {
  product = _mm256_add_epi16(product, _mm256_set1_epi16(128));
  return _mm256_srli_epi16(_mm256_add_epi16(product, _mm256_srli_epi16(product, 8)), 8);
}

/// Performs `ck_fill_mask` for one row, eight pixels at a time. Returns the number of processed pixels.
__attribute__((target("avx2"))) static int ck_fill_mask_wide(
    uint32_t *dst, int width, uint32_t color, const uint8_t *mask) {
  const __m256i zero = _mm256_setzero_si256(), full = _mm256_set1_epi16(255);
  const __m256i source = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color), zero);
  // Each byte of the mask, widened, for each channel of its pixel. The order is that of unpacking: pixels 0, 1, 4, 5
  // and 2, 3, 6, 7.
  const __m256i low = _mm256_setr_epi8(
      0, -1, 0, -1, 0, -1, 0, -1, 1, -1, 1, -1, 1, -1, 1, -1, 4, -1, 4, -1, 4, -1, 4, -1, 5, -1, 5, -1, 5, -1, 5, -1);
  const __m256i high = _mm256_add_epi8(low, _mm256_set1_epi16(2));
  int x = 0;
  for (; x + 8 <= width; x += 8) {
    uint64_t eight;
    memcpy(&eight, mask + x, 8);
    if (eight == 0) continue;
    __m256i bytes = _mm256_set1_epi64x((long long)eight);
    __m256i slo = ck_div255_wide(_mm256_mullo_epi16(source, _mm256_shuffle_epi8(bytes, low)));
    __m256i shi = ck_div255_wide(_mm256_mullo_epi16(source, _mm256_shuffle_epi8(bytes, high)));
    __m256i alo = _mm256_sub_epi16(full, _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(slo, 0xFF), 0xFF));
    __m256i ahi = _mm256_sub_epi16(full, _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(shi, 0xFF), 0xFF));
    __m256i d = _mm256_loadu_si256((const __m256i *)(dst + x));
    __m256i dlo = ck_div255_wide(_mm256_mullo_epi16(_mm256_unpacklo_epi8(d, zero), alo));
    __m256i dhi = ck_div255_wide(_mm256_mullo_epi16(_mm256_unpackhi_epi8(d, zero), ahi));
    d = _mm256_packus_epi16(_mm256_add_epi16(slo, dlo), _mm256_add_epi16(shi, dhi));
    _mm256_storeu_si256((__m256i *)(dst + x), d);
  }
  return x;
}
#endif

void ck_fill_mask(
    uint32_t *dst, ptrdiff_t dst_stride, int width, int height, uint32_t color, const uint8_t *mask,
    ptrdiff_t mask_stride) {
#if CK_SSE2
  const __m128i zero = _mm_setzero_si128();
  const __m128i source = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), zero);
#endif
#if CK_AVX2
  const int wide = width >= 8 && __builtin_cpu_supports("avx2");
#endif
  for (int y = 0; y < height; y++, dst += dst_stride, mask += mask_stride) {
    int x = 0;
#if CK_AVX2
    if (wide) x = ck_fill_mask_wide(dst, width, color, mask);
#endif
#if CK_SSE2
    for (; x + 4 <= width; x += 4) {
      uint32_t four;
      memcpy(&four, mask + x, 4);
      // Masks of glyphs and shadows contain long empty runs.
      if (four == 0) continue;
      __m128i mlo, mhi;
      ck_spread_mask(four, &mlo, &mhi);
      __m128i slo = ck_div255(_mm_mullo_epi16(source, mlo)), shi = ck_div255(_mm_mullo_epi16(source, mhi));
      ck_over_four(dst + x, slo, shi);
    }
#endif
    for (; x < width; x++) {
      unsigned m = mask[x];
      if (m == 0) continue;
      dst[x] = ck_over_pixel(m == 255 ? color : ck_scale_pixel(color, m), dst[x]);
    }
  }
}

void ck_copy(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height) {
  for (int y = 0; y < height; y++, dst += dst_stride, src += src_stride) {
    // The rows of a surface are pages apart, and the processor's own prefetcher does not cross pages. With six rows of
    // prefetching, a frame after a jump to another place takes an eighth less time than with two rows.
    if (y + 6 < height) {
      for (int x = 0; x < width; x += 16) __builtin_prefetch(dst + 6 * dst_stride + x, 1);
      for (int x = 0; x < width; x += 16) __builtin_prefetch(src + 6 * src_stride + x, 0);
    }
    memcpy(dst, src, (size_t)width * 4);
  }
}

void ck_over(
    uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height,
    unsigned alpha) {
  if (alpha == 0) return;
#if CK_SSE2
  const __m128i zero = _mm_setzero_si128();
  const __m128i opaque = _mm_set1_epi32((int)0xFF000000u);
  const __m128i factor = _mm_set1_epi16((short)alpha);
#endif
  for (int y = 0; y < height; y++, dst += dst_stride, src += src_stride) {
    int x = 0;
#if CK_SSE2
    for (; x + 4 <= width; x += 4) {
      __m128i s = _mm_loadu_si128((const __m128i *)(src + x));
      // Labels and icons are mostly either fully transparent or fully opaque. One comparison of four pixels detects
      // either.
      if (_mm_movemask_epi8(_mm_cmpeq_epi8(s, zero)) == 0xFFFF) continue;
      if (alpha == 255 && _mm_movemask_epi8(_mm_cmpeq_epi32(_mm_and_si128(s, opaque), opaque)) == 0xFFFF) {
        _mm_storeu_si128((__m128i *)(dst + x), s);
        continue;
      }
      __m128i slo = _mm_unpacklo_epi8(s, zero), shi = _mm_unpackhi_epi8(s, zero);
      if (alpha != 255) {
        slo = ck_div255(_mm_mullo_epi16(slo, factor));
        shi = ck_div255(_mm_mullo_epi16(shi, factor));
      }
      ck_over_four(dst + x, slo, shi);
    }
#endif
    for (; x < width; x++) {
      uint32_t s = src[x];
      if (s == 0) continue;
      if (alpha != 255) s = ck_scale_pixel(s, alpha);
      dst[x] = ck_over_pixel(s, dst[x]);
    }
  }
}

void ck_over_mask(
    uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height,
    const uint8_t *mask, ptrdiff_t mask_stride, unsigned alpha) {
#if CK_SSE2
  const __m128i zero = _mm_setzero_si128();
  const __m128i factor = _mm_set1_epi16((short)alpha);
#endif
  for (int y = 0; y < height; y++, dst += dst_stride, src += src_stride, mask += mask_stride) {
    int x = 0;
#if CK_SSE2
    for (; x + 4 <= width; x += 4) {
      uint32_t four;
      memcpy(&four, mask + x, 4);
      if (four == 0) continue;
      __m128i s = _mm_loadu_si128((const __m128i *)(src + x));
      __m128i slo = _mm_unpacklo_epi8(s, zero), shi = _mm_unpackhi_epi8(s, zero);
      if (alpha != 255) {
        slo = ck_div255(_mm_mullo_epi16(slo, factor));
        shi = ck_div255(_mm_mullo_epi16(shi, factor));
      }
      if (four != 0xFFFFFFFFu) {
        __m128i mlo, mhi;
        ck_spread_mask(four, &mlo, &mhi);
        slo = ck_div255(_mm_mullo_epi16(slo, mlo));
        shi = ck_div255(_mm_mullo_epi16(shi, mhi));
      }
      ck_over_four(dst + x, slo, shi);
    }
#endif
    for (; x < width; x++) {
      unsigned m = mask[x];
      if (m == 0) continue;
      uint32_t s = src[x];
      if (alpha != 255) s = ck_scale_pixel(s, alpha);
      if (m != 255) s = ck_scale_pixel(s, m);
      dst[x] = ck_over_pixel(s, dst[x]);
    }
  }
}

void ck_in(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height) {
  for (int y = 0; y < height; y++, dst += dst_stride, src += src_stride) {
    for (int x = 0; x < width; x++) dst[x] = ck_scale_pixel(dst[x], src[x] >> 24);
  }
}

void ck_tint(uint32_t *pixels, ptrdiff_t stride, int width, int height, uint32_t tint) {
  for (int y = 0; y < height; y++, pixels += stride) {
    for (int x = 0; x < width; x++) {
      uint32_t p = pixels[x];
      uint32_t a = tint >> 24;
      // The color of a premultiplied pixel is tinted, and then multiplied by the tint's alpha, as the alpha of the
      // pixel is.
      uint32_t r = ck_mul255(ck_mul255(p >> 16 & 255, tint >> 16 & 255), a);
      uint32_t g = ck_mul255(ck_mul255(p >> 8 & 255, tint >> 8 & 255), a);
      uint32_t b = ck_mul255(ck_mul255(p & 255, tint & 255), a);
      pixels[x] = ck_mul255(p >> 24, a) << 24 | r << 16 | g << 8 | b;
    }
  }
}

void ck_silhouette(uint32_t *pixels, ptrdiff_t stride, int width, int height, uint32_t color, int is_opaque) {
  // The result depends only on the alpha of a pixel.
  uint32_t by_alpha[256];
  for (uint32_t alpha = 0; alpha < 256; alpha++) {
    uint32_t a = ck_mul255(alpha, color >> 24);
    by_alpha[alpha] = a << 24 | ck_mul255(color >> 16 & 255, a) << 16 | ck_mul255(color >> 8 & 255, a) << 8
        | ck_mul255(color & 255, a);
  }
  for (int y = 0; y < height; y++, pixels += stride) {
    for (int x = 0; x < width; x++) pixels[x] = by_alpha[is_opaque ? 255 : pixels[x] >> 24];
  }
}

void ck_halve(
    uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height) {
  int out_width = (width + 1) / 2, out_height = (height + 1) / 2;
  for (int y = 0; y < out_height; y++, dst += dst_stride) {
    const uint32_t *top = src + (ptrdiff_t)(2 * y) * src_stride;
    const uint32_t *bottom = 2 * y + 1 < height ? top + src_stride : top;
    int x = 0;
#if CK_SSE2
    const __m128i zero = _mm_setzero_si128(), two = _mm_set1_epi16(2);
    for (; 2 * x + 4 <= width; x += 2) {
      __m128i t = _mm_loadu_si128((const __m128i *)(top + 2 * x));
      __m128i b = _mm_loadu_si128((const __m128i *)(bottom + 2 * x));
      __m128i lo = _mm_add_epi16(_mm_unpacklo_epi8(t, zero), _mm_unpacklo_epi8(b, zero));
      __m128i hi = _mm_add_epi16(_mm_unpackhi_epi8(t, zero), _mm_unpackhi_epi8(b, zero));
      __m128i sum = _mm_add_epi16(_mm_unpacklo_epi64(lo, hi), _mm_unpackhi_epi64(lo, hi));
      sum = _mm_srli_epi16(_mm_add_epi16(sum, two), 2);
      _mm_storel_epi64((__m128i *)(dst + x), _mm_packus_epi16(sum, sum));
    }
#endif
    for (; x < out_width; x++) {
      int right = 2 * x + 1 < width ? 2 * x + 1 : 2 * x;
      uint32_t p[4] = {top[2 * x], top[right], bottom[2 * x], bottom[right]};
      uint32_t result = 0;
      for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = 2;
        for (int i = 0; i < 4; i++) sum += p[i] >> shift & 255;
        result |= (sum >> 2) << shift;
      }
      dst[x] = result;
    }
  }
}

void ck_add_rows(uint8_t *dst, ptrdiff_t dst_stride, const uint8_t *src, int width, int height) {
  for (int y = 0; y < height; y++, dst += dst_stride, src += width) {
#if CK_SSE2
    for (int x = 0; x < width; x += 8) {
      __m128i sum = _mm_adds_epu8(
          _mm_loadl_epi64((const __m128i *)(src + x)), _mm_loadl_epi64((const __m128i *)(dst + x)));
      _mm_storel_epi64((__m128i *)(dst + x), sum);
    }
#else
    for (int x = 0; x < width; x++) dst[x] = dst[x] + src[x] > 255 ? 255 : (uint8_t)(dst[x] + src[x]);
#endif
  }
}

void ck_alpha(
    uint8_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height) {
  for (int y = 0; y < height; y++, dst += dst_stride, src += src_stride) {
    for (int x = 0; x < width; x++) dst[x] = (uint8_t)(src[x] >> 24);
  }
}

void ck_blur(uint8_t *pixels, ptrdiff_t stride, int width, int height, double sigma) {
  if (sigma < 0.05 || width < 1 || height < 1) return;
  int reach = (int)ceil(sigma * 3);
  size_t taps = (size_t)reach * 2 + 1;
  size_t padded = (size_t)width + 2 * (size_t)reach;
  float *weights = malloc(taps * sizeof(float));
  float *row = malloc(padded * sizeof(float));
  float *across = calloc((size_t)width * (size_t)height, sizeof(float));
  // The rows of `across` that are not zero.
  uint8_t *filled = calloc((size_t)height, 1);
  if (weights && row && across && filled) {
    double sum = 0;
    for (int i = -reach; i <= reach; i++) sum += exp(-(double)i * i / (2 * sigma * sigma));
    for (int i = -reach; i <= reach; i++) {
      weights[i + reach] = (float)(exp(-(double)i * i / (2 * sigma * sigma)) / sum);
    }
    // Most shadows are symmetric, so that a half or a quarter of them is calculated and copied.
    int is_mirrored_x = 1, is_mirrored_y = 1;
    for (int y = 0; y < height && (is_mirrored_x || is_mirrored_y); y++) {
      const uint8_t *line = pixels + y * stride;
      if (is_mirrored_y && memcmp(line, pixels + (height - 1 - y) * stride, (size_t)width)) is_mirrored_y = 0;
      for (int x = 0; is_mirrored_x && x < width / 2; x++) {
        if (line[x] != line[width - 1 - x]) is_mirrored_x = 0;
      }
    }
    int columns = is_mirrored_x ? (width + 1) / 2 : width;
    int rows = is_mirrored_y ? (height + 1) / 2 : height;
    memset(row, 0, padded * sizeof(float));
    for (int y = 0; y < height; y++) {
      const uint8_t *line = pixels + y * stride;
      float *restrict out = across + (size_t)y * (size_t)width;
      // The middle of a shadow consists of equal rows.
      if (y > 0 && !memcmp(line, line - stride, (size_t)width)) {
        filled[y] = filled[y - 1];
        if (filled[y]) memcpy(out, out - width, (size_t)columns * sizeof(float));
        continue;
      }
      for (int x = 0; x < width; x++) {
        row[x + reach] = line[x];
        if (line[x]) filled[y] = 1;
      }
      if (!filled[y]) continue;
      for (size_t k = 0; k < taps; k++) {
        const float *restrict in = row + k;
        float weight = weights[k];
        for (int x = 0; x < columns; x++) out[x] += weight * in[x];
      }
    }
    for (int y = 0; y < rows; y++) {
      memset(row, 0, (size_t)columns * sizeof(float));
      for (int k = -reach; k <= reach; k++) {
        if (y + k < 0 || y + k >= height || !filled[y + k]) continue;
        const float *restrict in = across + (size_t)(y + k) * (size_t)width;
        float weight = weights[k + reach];
        for (int x = 0; x < columns; x++) row[x] += weight * in[x];
      }
      uint8_t *line = pixels + y * stride;
      for (int x = 0; x < columns; x++) {
        float value = row[x] + 0.5f;
        line[x] = value > 255 ? 255 : (uint8_t)value;
        line[width - 1 - x] = is_mirrored_x ? line[x] : line[width - 1 - x];
      }
    }
    for (int y = rows; y < height; y++) {
      memcpy(pixels + y * stride, pixels + (height - 1 - y) * stride, (size_t)width);
    }
  }
  free(weights);
  free(row);
  free(across);
  free(filled);
}
