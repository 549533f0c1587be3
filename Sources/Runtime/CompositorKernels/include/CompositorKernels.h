#ifndef TESSERA_COMPOSITOR_KERNELS_H
#define TESSERA_COMPOSITOR_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// The inner pixel loops of the compositor.
///
/// Pixels are 32 bits, premultiplied, native-endian 0xAARRGGBB. Strides count pixels (bytes for a8 masks). Every result
/// depends on the pixel's own inputs only, never on where a run of pixels starts or ends: the same picture drawn in other
/// pieces is the same picture to the last bit, which the incremental compositor relies on.

/// All channels of a pixel times `alpha` / 255.
uint32_t ck_scale(uint32_t color, unsigned alpha);

/// dst = color
void ck_fill(uint32_t *dst, ptrdiff_t dst_stride, int width, int height, uint32_t color);

/// dst = color over dst
void ck_fill_over(uint32_t *dst, ptrdiff_t dst_stride, int width, int height, uint32_t color);

/// dst = (color in mask) over dst; a `mask_stride` of 0 repeats one row.
void ck_fill_mask(
    uint32_t *dst, ptrdiff_t dst_stride, int width, int height, uint32_t color, const uint8_t *mask,
    ptrdiff_t mask_stride);

/// dst = src
void ck_copy(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height);

/// dst = (src * alpha / 255) over dst
void ck_over(
    uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height,
    unsigned alpha);

/// dst = (src in mask * alpha / 255) over dst
void ck_over_mask(
    uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height,
    const uint8_t *mask, ptrdiff_t mask_stride, unsigned alpha);

/// dst = dst * alpha of src
void ck_in(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height);

/// Each channel of src times the same channel of `tint` (not premultiplied), in place.
void ck_tint(uint32_t *pixels, ptrdiff_t stride, int width, int height, uint32_t tint);

/// The next smaller level of a picture: each pixel is the mean of four. `dst` is ((width + 1) / 2) x ((height + 1) / 2).
void ck_halve(
    uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height);

/// dst = dst + src, both a8; sums stop at 255. The rows of src lie without a gap and are a multiple of 8 wide.
void ck_add_rows(uint8_t *dst, ptrdiff_t dst_stride, const uint8_t *src, int width, int height);

/// The alpha channel of src as an a8 mask.
void ck_alpha(
    uint8_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height);

/// Gaussian blur of an a8 picture in place; what is outside is transparent.
void ck_blur(uint8_t *pixels, ptrdiff_t stride, int width, int height, double sigma);

/// A picture that is placed by a projective map.
typedef struct {
  const uint32_t *src;
  ptrdiff_t src_stride;
  int32_t src_width, src_height;
  /// From target pixels, relative to the anchor, to source pixels (row-major 3 x 3).
  double inverse[9];
  /// The edges of the convex outline as `a x + b y + c` = distance in target pixels relative to the anchor, positive
  /// inside; the first four are opposite in pairs (0 and 2, 1 and 3).
  double edges[8][3];
  int32_t edge_count;
  /// The anchor, a target pixel.
  int32_t anchor_x, anchor_y;
  /// 0...255, multiplied into all.
  uint32_t alpha;
  /// Every source pixel is opaque.
  uint8_t opaque;
  /// The nearest source pixel instead of four blended.
  uint8_t nearest;
} ck_quad;

/// Draws the part of `quad` inside the target rectangle [x0, x1) x [y0, y1) over `dst`, whose first pixel is (0, 0).
void ck_draw_quad(const ck_quad *quad, uint32_t *dst, ptrdiff_t dst_stride, int x0, int y0, int x1, int y1);

#endif
