#ifndef TESSERA_PIXEL_H
#define TESSERA_PIXEL_H

#include <stdint.h>

#if defined(__SSE2__)
#define CK_SSE2 1
#include <emmintrin.h>
#else
#define CK_SSE2 0
#endif

#if defined(__x86_64__)
#define CK_AVX2 1
#include <immintrin.h>
#else
#define CK_AVX2 0
#endif

/// Returns a * b / 255, rounded.
static inline uint32_t ck_mul255(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

/// Multiplies all four channels by `alpha` / 255, rounded.
static inline uint32_t ck_scale_pixel(uint32_t p, uint32_t alpha) {
  uint32_t even = (p & 0x00FF00FFu) * alpha + 0x00800080u;
  uint32_t odd = (p >> 8 & 0x00FF00FFu) * alpha + 0x00800080u;
  even = (even + (even >> 8 & 0x00FF00FFu)) >> 8 & 0x00FF00FFu;
  odd = (odd + (odd >> 8 & 0x00FF00FFu)) & 0xFF00FF00u;
  return even | odd;
}

/// Adds two pixels. Each channel is limited to 255.
static inline uint32_t ck_add_pixels(uint32_t a, uint32_t b) {
  uint32_t even = (a & 0x00FF00FFu) + (b & 0x00FF00FFu);
  uint32_t odd = (a >> 8 & 0x00FF00FFu) + (b >> 8 & 0x00FF00FFu);
  even |= 0x01000100u - (even >> 8 & 0x00FF00FFu);
  odd |= 0x01000100u - (odd >> 8 & 0x00FF00FFu);
  return (even & 0x00FF00FFu) | (odd & 0x00FF00FFu) << 8;
}

static inline uint32_t ck_over_pixel(uint32_t s, uint32_t d) {
  uint32_t alpha = s >> 24;
  if (alpha == 255) return s;
  return ck_add_pixels(s, ck_scale_pixel(d, 255 - alpha));
}

#if CK_SSE2
/// Divides eight products by 255 and rounds the results.
static inline __m128i ck_div255(__m128i product) {
  product = _mm_add_epi16(product, _mm_set1_epi16(128));
  return _mm_srli_epi16(_mm_add_epi16(product, _mm_srli_epi16(product, 8)), 8);
}

/// Returns the alpha of two widened pixels, repeated in all channels of each pixel.
static inline __m128i ck_spread_alpha(__m128i pixels) {
  return _mm_shufflehi_epi16(_mm_shufflelo_epi16(pixels, 0xFF), 0xFF);
}

/// Returns four bytes of a mask, each repeated in all channels of a widened pixel.
static inline void ck_spread_mask(uint32_t four, __m128i *lo, __m128i *hi) {
  __m128i bytes = _mm_cvtsi32_si128((int)four);
  bytes = _mm_unpacklo_epi8(bytes, bytes);
  bytes = _mm_unpacklo_epi16(bytes, bytes);
  *lo = _mm_unpacklo_epi8(bytes, _mm_setzero_si128());
  *hi = _mm_unpackhi_epi8(bytes, _mm_setzero_si128());
}

/// Blends four widened pixels over the pixels at `dst`.
static inline void ck_over_four(uint32_t *dst, __m128i slo, __m128i shi) {
  const __m128i zero = _mm_setzero_si128(), full = _mm_set1_epi16(255);
  __m128i d = _mm_loadu_si128((const __m128i *)dst);
  __m128i alo = _mm_sub_epi16(full, ck_spread_alpha(slo)), ahi = _mm_sub_epi16(full, ck_spread_alpha(shi));
  __m128i dlo = ck_div255(_mm_mullo_epi16(_mm_unpacklo_epi8(d, zero), alo));
  __m128i dhi = ck_div255(_mm_mullo_epi16(_mm_unpackhi_epi8(d, zero), ahi));
  _mm_storeu_si128((__m128i *)dst, _mm_packus_epi16(_mm_add_epi16(slo, dlo), _mm_add_epi16(shi, dhi)));
}
#endif

#endif
