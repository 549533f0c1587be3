#ifndef TESSERA_COMPOSITOR_KERNELS_H
#define TESSERA_COMPOSITOR_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// The inner loops of the compositor.
///
/// Pixels are premultiplied, native-endian 32-bit numbers 0xAARRGGBB. Strides are in pixels (in bytes for a8 masks).
/// Every result depends only on the inputs of its pixel, never on the bounds of a run of pixels. An image that is drawn
/// in other pieces is therefore identical, which the incremental compositor requires.

/// Returns a pixel with all channels multiplied by `alpha` / 255.
uint32_t ck_scale(uint32_t color, unsigned alpha);

/// Fills with a color: dst = color
void ck_fill(uint32_t *dst, ptrdiff_t dst_stride, int width, int height, uint32_t color);

/// Fills with a translucent color: dst = color over dst
void ck_fill_over(uint32_t *dst, ptrdiff_t dst_stride, int width, int height, uint32_t color);

/// Fills through a mask: dst = (color in mask) over dst. A `mask_stride` of 0 repeats one row.
void ck_fill_mask(
    uint32_t *dst, ptrdiff_t dst_stride, int width, int height, uint32_t color, const uint8_t *mask,
    ptrdiff_t mask_stride);

/// Copies: dst = src
void ck_copy(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height);

/// Blends with an opacity: dst = (src * alpha / 255) over dst
void ck_over(
    uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height,
    unsigned alpha);

/// Blends through a mask: dst = (src in mask * alpha / 255) over dst
void ck_over_mask(
    uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height,
    const uint8_t *mask, ptrdiff_t mask_stride, unsigned alpha);

/// Preserves the target where the source covers it: dst = dst * alpha of src
void ck_in(uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height);

/// Multiplies each channel of the pixels in place by the same channel of `tint`, which is not premultiplied.
void ck_tint(uint32_t *pixels, ptrdiff_t stride, int width, int height, uint32_t tint);

/// Replaces the color of the pixels in place by `color`, which is not premultiplied. Their alpha is multiplied by that of
/// `color`. If `is_opaque` is not 0, the alpha of all pixels counts as 255.
void ck_silhouette(uint32_t *pixels, ptrdiff_t stride, int width, int height, uint32_t color, int is_opaque);

/// Halves the size of an image: each pixel is the mean of four. `dst` has ((width + 1) / 2) x ((height + 1) / 2)
/// pixels.
void ck_halve(
    uint32_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height);

/// Adds coverage: dst = dst + src, both a8, where sums are limited to 255. The rows of src are contiguous, and `width`
/// is a multiple of 8.
void ck_add_rows(uint8_t *dst, ptrdiff_t dst_stride, const uint8_t *src, int width, int height);

/// Extracts the alpha channel of src as an a8 mask.
void ck_alpha(
    uint8_t *dst, ptrdiff_t dst_stride, const uint32_t *src, ptrdiff_t src_stride, int width, int height);

/// Applies a Gaussian blur to an a8 image in place. Pixels outside the image count as transparent.
void ck_blur(uint8_t *pixels, ptrdiff_t stride, int width, int height, double sigma);

/// An image and the projective map that positions it on the target.
typedef struct {
  const uint32_t *src;
  ptrdiff_t src_stride;
  int32_t src_width, src_height;
  /// The matrix that maps target pixels, relative to the anchor, to source pixels (row-major 3 x 3).
  double inverse[9];
  /// The edges of the convex outline. For each edge, `a x + b y + c` is the distance in target pixels relative to the
  /// anchor, positive inside the outline. The first four edges are two opposite pairs: 0 and 2, 1 and 3.
  double edges[8][3];
  int32_t edge_count;
  /// The target pixel to which `inverse` and `edges` are relative.
  int32_t anchor_x, anchor_y;
  /// The opacity, 0...255.
  uint32_t alpha;
  /// Indicates whether every source pixel is opaque.
  uint8_t opaque;
  /// Indicates whether to use the nearest source pixel instead of blending four.
  uint8_t nearest;
} ck_quad;

/// Draws the part of `quad` inside the target rectangle [x0, x1) x [y0, y1). `dst` points to the target pixel (0, 0).
void ck_draw_quad(const ck_quad *quad, uint32_t *dst, ptrdiff_t dst_stride, int x0, int y0, int x1, int y1);

/// An image at reduced size whose cells are the means of square blocks of pixels. A cell has four 16-bit channels in the order of a
/// pixel's bytes, in 1/256 of a level. The alpha is always opaque.
typedef struct {
  uint16_t *cells;
  /// The number of columns and rows.
  int32_t width, height;
  /// The binary logarithm of the side of a block in pixels, 0 to 5.
  int32_t shift;
} ck_cells;

/// The three equal box passes that approximate a Gaussian. Each adds `2 * radius + 1` cells with the weight `core`, and
/// their two neighbors with the weight `edge`.
typedef struct {
  int32_t radius;
  float core, edge;
  /// A factor for each column and row, which compensates for the part of the kernel outside the image.
  const float *columns, *rows;
} ck_boxes;

/// The change of colors by a material. The steps are applied in this order; colors are 0...1.
typedef struct {
  /// The control values of the cubic Bézier curve that maps a luminance to a gray.
  float curve[4];
  /// The fraction of the gray from `curve` in the result, 0...1.
  float curve_amount;
  float saturation;
  float brightness;
  /// A premultiplied color that is drawn over the result: red, green, blue, alpha.
  float tint[4];
} ck_tone;

/// Reduces pixels to the rows of cells from `row` on. `src` points to the first pixel of that row, at column `column`.
/// `width` and `height` are in pixels; incomplete blocks at the end are means of the pixels that they have.
void ck_reduce(
    const ck_cells *dst, int column, int row, const uint32_t *src, ptrdiff_t src_stride, int width, int height);

/// Changes the colors of the cells in [x0, x1) x [y0, y1).
void ck_apply_tone(const ck_cells *cells, const ck_tone *tone, int x0, int y0, int x1, int y1);

/// Blurs the part [x0, x1) x [y0, y1) of `src` into the same part of `dst`, which has the same size. Returns 0 if there
/// is not enough memory. Sums are integers, so every cell is independent of the part.
int ck_blur_cells(const ck_cells *dst, const ck_cells *src, const ck_boxes *boxes, int x0, int y0, int x1, int y1);

/// Enlarges the pixels [x0, x1) of row `y` to opaque pixels, by linear interpolation. `line` has room for one
/// 32-bit number for each channel of a row of cells. The pixel (0, 0) is the corner of the first cell.
void ck_enlarge_row(uint32_t *dst, const ck_cells *cells, int32_t *line, int y, int x0, int x1);

#endif
