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

/// a * b / 255, rounded.
static inline uint32_t ck_mul255(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

/// All four channels times `alpha` / 255, rounded.
static inline uint32_t ck_scale_pixel(uint32_t p, uint32_t alpha) {
  uint32_t even = (p & 0x00FF00FFu) * alpha + 0x00800080u;
  uint32_t odd = (p >> 8 & 0x00FF00FFu) * alpha + 0x00800080u;
  even = (even + (even >> 8 & 0x00FF00FFu)) >> 8 & 0x00FF00FFu;
  odd = (odd + (odd >> 8 & 0x00FF00FFu)) & 0xFF00FF00u;
  return even | odd;
}

/// Adds two pixels; each channel stops at 255.
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
/// Eight products divided by 255, rounded.
static inline __m128i ck_div255(__m128i product) {
  product = _mm_add_epi16(product, _mm_set1_epi16(128));
  return _mm_srli_epi16(_mm_add_epi16(product, _mm_srli_epi16(product, 8)), 8);
}

/// The alpha of two widened pixels in all their channels.
static inline __m128i ck_spread_alpha(__m128i pixels) {
  return _mm_shufflehi_epi16(_mm_shufflelo_epi16(pixels, 0xFF), 0xFF);
}
#endif

#endif
