import CompositorKernels
import CoreGraphics

extension DisplayList {
  /// Updates the blurred image of the content behind a backdrop element: draws the parts of the content that have changed, and blurs
  /// them.
  func prepareBackdrop(of element: Element, _ cache: SourceCache) {
    for backdrop in backdrops where backdrop.key == element.key {
      if case .blur(let source, _, _) = backdrop.kind {
        source.prepare(behind: backdrop.visibleElementCount, of: self, cache)
      }
      return
    }
  }
}

extension Painter {
  /// Draws a part of a backdrop. `piece` must be inside the visible part of the element.
  func drawBackdrop(_ element: Element, _ piece: Box, _ canvas: Canvas) {
    guard let source = element.source else { return }
    source._withUnsafeGuaranteedRef { source in
      let backdrop = unsafeDowncast(source, to: BackdropSource.self)
      guard element.isRounded else { return drawRows(of: backdrop, element, piece, nil, 0, canvas) }
      forEachOutside(element, piece) { drawRows(of: backdrop, element, $0, nil, 0, canvas) }
      forEachCorner(element, piece) { drawRows(of: backdrop, element, $0, $1, $2, canvas) }
    }
  }

  private func drawRows(
    of backdrop: BackdropSource, _ element: Element, _ part: Box, _ mask: UnsafePointer<UInt8>?, _ maskStride: Int,
    _ canvas: Canvas
  ) {
    let box = part.intersection(backdrop.capture)
    guard var cells = backdrop.result, !box.isEmpty else { return }
    let sums = rows.sums(Int(cells.width) * 4)
    let x0 = box.x0 - backdrop.capture.x0
    let x1 = box.x1 - backdrop.capture.x0
    for y in box.y0..<box.y1 {
      let target = canvas.pointer(box.x0, y)
      if mask == nil, element.alpha == 255 {
        ck_enlarge_row(target, &cells, sums, y - backdrop.capture.y0, x0, x1)
        continue
      }
      let row = rows.pixels(Int(box.width))
      ck_enlarge_row(row, &cells, sums, y - backdrop.capture.y0, x0, x1)
      if let mask {
        let bytes = mask + Int(y - part.y0) * maskStride + Int(box.x0 - part.x0)
        ck_over_mask(target, 0, row, 0, box.width, 1, bytes, 0, UInt32(element.alpha))
      } else {
        ck_over(target, 0, row, 0, box.width, 1, UInt32(element.alpha))
      }
    }
  }

  /// Draws the first `count` elements of a display list, and the content behind the list, in a box. Uncovered pixels get the
  /// color `neutral`. This method must be called on the main thread.
  func paintBehind(
    _ count: Int, of list: DisplayList, in box: Box, on canvas: Canvas, neutral: UInt32, _ cache: SourceCache
  ) {
    if box.isEmpty { return }
    var background: UInt32?
    switch list.backgroundContent {
    case nil: background = 0xFF00_0000
    case .canvas(let base)?:
      ck_fill(canvas.pointer(box.x0, box.y0), canvas.stride, box.width, box.height, neutral)
      ck_over(
        canvas.pointer(box.x0, box.y0), canvas.stride, base.pointer(box.x0, box.y0), base.stride, box.width, box.height,
        255)
    case .list(let outerList, let index, .offset(let dx, let dy))?:
      let shiftedCanvas = Canvas(pixels: canvas.pixels - Int(dy) * canvas.stride - Int(dx), stride: canvas.stride)
      paintBehind(
        index, of: outerList.takeUnretainedValue(), in: box.offset(dx, dy), on: shiftedCanvas, neutral: neutral, cache)
    case .list(let outerList, let index, .plane(let map))?:
      ck_fill(canvas.pointer(box.x0, box.y0), canvas.stride, box.width, box.height, neutral)
      paintProjected(index, of: outerList.takeUnretainedValue(), map, in: box, on: canvas, neutral: neutral, cache)
    }
    prepare(list, upTo: count, in: box, cache)
    paint(list, upTo: count, in: box, on: canvas, background: background)
  }

  /// Draws the content behind a projected group, in the pixels of the group. `map` converts pixels of the group to pixels of
  /// the display list that contains the group.
  private func paintProjected(
    _ count: Int, of list: DisplayList, _ map: Homography, in box: Box, on canvas: Canvas, neutral: UInt32,
    _ cache: SourceCache
  ) {
    guard let inverse = map.inverse else { return }
    var corners: [(x: Double, y: Double)] = []
    for (x, y) in [(box.x0, box.y0), (box.x1, box.y0), (box.x0, box.y1), (box.x1, box.y1)] {
      guard let corner = map.apply(Double(x), Double(y)) else { return }
      corners.append(corner)
    }
    let visibleBox = Box(
      x0: (corners.map(\.x).min() ?? 0) - 2, y0: (corners.map(\.y).min() ?? 0) - 2,
      x1: (corners.map(\.x).max() ?? 0) + 2, y1: (corners.map(\.y).max() ?? 0) + 2
    ).intersection(list.surface)
    guard !visibleBox.isEmpty, visibleBox.area <= GroupSource.maximumArea else { return }
    let picture = PixelBuffer(width: Int(visibleBox.width), height: Int(visibleBox.height))
    let stride = picture.bytesPerRow / 4
    let targetCanvas = Canvas(
      pixels: picture.pixelPointer - Int(visibleBox.y0) * stride - Int(visibleBox.x0), stride: stride)
    paintBehind(count, of: list, in: visibleBox, on: targetCanvas, neutral: neutral, cache)
    let positionedMap = inverse.afterTranslation(Double(visibleBox.x0), Double(visibleBox.y0))
    guard let quad = Quad(map: positionedMap, width: visibleBox.width, height: visibleBox.height, limits: .infinite)
    else { return }
    var kernel = quad.kernel
    kernel.src = UnsafePointer(picture.pixelPointer)
    kernel.src_stride = stride
    kernel.src_width = visibleBox.width
    kernel.src_height = visibleBox.height
    kernel.opaque = 1
    ck_draw_quad(&kernel, canvas.pixels, canvas.stride, box.x0, box.y0, box.x1, box.y1)
  }
}
