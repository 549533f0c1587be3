import CompositorKernels
import CoreGraphics

extension Painter {
  /// Draws the part of an element inside a box. `piece` must be inside the visible part of the element.
  func draw(_ element: Element, _ piece: Box, _ canvas: Canvas, _ quads: UnsafeBufferPointer<Quad>) {
    switch element.kind {
    case .fill, .bitmap, .tiles:
      if element.isRounded {
        drawRounded(element, piece, canvas)
      } else {
        drawStraight(element, piece, canvas)
      }
    case .quad: drawQuad(element, piece, canvas, quads[Int(element.linkedIndex)])
    case .border: drawBorder(element, piece, canvas)
    case .stencil: drawStencil(element, piece, canvas)
    case .letters: drawLetters(element, piece, canvas)
    case .backdrop: drawBackdrop(element, piece, canvas)
    case .clipBegin, .clipEnd: break
    }
  }

  private func drawStraight(_ element: Element, _ piece: Box, _ canvas: Canvas) {
    let target = canvas.pointer(piece.x0, piece.y0)
    if element.kind == .fill {
      return ck_fill_over(target, canvas.stride, piece.width, piece.height, element.color)
    }
    guard let source = element.source else { return }
    source._withUnsafeGuaranteedRef { source in
      guard source.pixels != nil else { return }
      if element.kind == .tiles { return drawTiles(element, source, piece, canvas) }
      guard let sourceWindow = Painter.window(of: element, source, piece) else { return }
      let (box, pixels) = sourceWindow
      let target = canvas.pointer(box.x0, box.y0)
      if source.isOpaque, element.alpha == 255 {
        ck_copy(target, canvas.stride, pixels, source.stride, box.width, box.height)
      } else {
        ck_over(target, canvas.stride, pixels, source.stride, box.width, box.height, UInt32(element.alpha))
      }
    }
  }

  /// Returns the part of `piece` for which the source has pixels, and the address of its first pixel. The result is `nil` if there are
  /// no such pixels.
  private static func window(of element: Element, _ source: Source, _ piece: Box) -> (Box, UnsafePointer<UInt32>)? {
    let x = element.rect.x0 - element.sourceX
    let y = element.rect.y0 - element.sourceY
    let box = piece.intersection(Box(x0: x, y0: y, x1: x + source.width, y1: y + source.height))
    guard !box.isEmpty, let pixels = source.pixels else { return nil }
    return (box, pixels + Int(box.y0 - y) * source.stride + Int(box.x0 - x))
  }

  /// Returns the distance of a coordinate from the start of the tile that contains it. One of the tiles begins at
  /// `origin`.
  private static func phase(_ coordinate: Int32, _ origin: Int32, _ size: Int32) -> Int32 {
    let offset = (coordinate &- origin) % size
    return offset < 0 ? offset + size : offset
  }

  private func drawTiles(_ element: Element, _ source: Source, _ piece: Box, _ canvas: Canvas) {
    guard let pixels = source.pixels, source.width > 0, source.height > 0 else { return }
    var y = piece.y0 - Painter.phase(piece.y0, element.rect.y0 &- element.sourceY, source.height)
    while y < piece.y1 {
      var x = piece.x0 - Painter.phase(piece.x0, element.rect.x0 &- element.sourceX, source.width)
      while x < piece.x1 {
        let box = piece.intersection(Box(x0: x, y0: y, x1: x + source.width, y1: y + source.height))
        let sourcePixels = pixels + Int(box.y0 - y) * source.stride + Int(box.x0 - x)
        let target = canvas.pointer(box.x0, box.y0)
        if element.isOpaque {
          ck_copy(target, canvas.stride, sourcePixels, source.stride, box.width, box.height)
        } else {
          ck_over(target, canvas.stride, sourcePixels, source.stride, box.width, box.height, UInt32(element.alpha))
        }
        x += source.width
      }
      y += source.height
    }
  }

  // MARK: Corners

  /// Calls a closure with the parts of `piece` outside the mask tiles of rounded corners. The tiles may overlap.
  @inline(__always)
  func forEachOutside(_ element: Element, _ piece: Box, _ body: (Box) -> Void) {
    let rect = element.rect
    let cornerSize = element.cornerSize
    guard cornerSize <= rect.height / 2, cornerSize <= rect.width / 2 else {
      return forEachOutsideOfOverlapping(element, piece, 0, body)
    }
    // The piece is divided into three bands. The upper corners reduce the first band, and the lower corners the last
    // one.
    func side(_ corner: UInt8) -> Int32 { element.corners & (1 << corner) != 0 ? cornerSize : 0 }
    let top = Box(x0: rect.x0 + side(0), y0: rect.y0, x1: rect.x1 - side(1), y1: rect.y0 + cornerSize).intersection(
      piece)
    if !top.isEmpty { body(top) }
    let center = Box(x0: rect.x0, y0: rect.y0 + cornerSize, x1: rect.x1, y1: rect.y1 - cornerSize).intersection(piece)
    if !center.isEmpty { body(center) }
    let bottom = Box(x0: rect.x0 + side(2), y0: rect.y1 - cornerSize, x1: rect.x1 - side(3), y1: rect.y1).intersection(
      piece)
    if !bottom.isEmpty { body(bottom) }
  }

  /// Calls a closure with the parts of `piece` outside the mask tiles of the corners. This function is for the case
  /// that these tiles overlap.
  private func forEachOutsideOfOverlapping(_ element: Element, _ piece: Box, _ first: Int, _ body: (Box) -> Void) {
    for corner in first..<4 where element.corners & (1 << UInt8(corner)) != 0 {
      let tile = element.cornerTile(corner)
      guard tile.intersects(piece) else { continue }
      return piece.subtracting(tile) { forEachOutsideOfOverlapping(element, $0, corner + 1, body) }
    }
    body(piece)
  }

  /// Calls a closure with the part of `piece` at each rounded corner, and the address of the mask for that part.
  @inline(__always)
  func forEachCorner(_ element: Element, _ piece: Box, _ body: (Box, UnsafePointer<UInt8>, Int) -> Void) {
    guard let mask = element.mask else { return }
    let stride = Int(element.cornerSize)
    for corner in 0..<4 where element.corners & (1 << UInt8(corner)) != 0 {
      let tile = element.cornerTile(corner)
      let part = tile.intersection(piece)
      if part.isEmpty { continue }
      mask._withUnsafeGuaranteedRef { mask in
        body(part, mask.tile(corner) + Int(part.y0 - tile.y0) * stride + Int(part.x0 - tile.x0), stride)
      }
    }
  }

  private func drawRounded(_ element: Element, _ piece: Box, _ canvas: Canvas) {
    forEachOutside(element, piece) { drawStraight(element, $0, canvas) }
    forEachCorner(element, piece) { part, mask, stride in
      if element.kind == .fill {
        return ck_fill_mask(
          canvas.pointer(part.x0, part.y0), canvas.stride, part.width, part.height, element.color, mask, stride)
      }
      guard let source = element.source else { return }
      source._withUnsafeGuaranteedRef { source in
        if element.kind == .tiles { return drawMaskedTiles(element, source, part, mask, stride, canvas) }
        guard let (box, pixels) = Painter.window(of: element, source, part) else { return }
        let bytes = mask + Int(box.y0 - part.y0) * stride + Int(box.x0 - part.x0)
        ck_over_mask(
          canvas.pointer(box.x0, box.y0), canvas.stride, pixels, source.stride, box.width, box.height, bytes, stride,
          UInt32(element.alpha))
      }
    }
  }

  private func drawMaskedTiles(
    _ element: Element, _ source: Source, _ part: Box, _ mask: UnsafePointer<UInt8>, _ stride: Int, _ canvas: Canvas
  ) {
    guard let pixels = source.pixels, source.width > 0, source.height > 0 else { return }
    // A corner is small, so drawing single pixels is fast enough.
    for y in part.y0..<part.y1 {
      for x in part.x0..<part.x1 {
        let from =
          pixels + Int(Painter.phase(y, element.rect.y0 &- element.sourceY, source.height)) * source.stride
          + Int(Painter.phase(x, element.rect.x0 &- element.sourceX, source.width))
        let byte = mask + Int(y - part.y0) * stride + Int(x - part.x0)
        ck_over_mask(canvas.pointer(x, y), 0, from, 0, 1, 1, byte, 0, UInt32(element.alpha))
      }
    }
  }

  private func drawBorder(_ element: Element, _ piece: Box, _ canvas: Canvas) {
    func fillStrip(_ box: Box) {
      let part = box.intersection(piece)
      if part.isEmpty { return }
      forEachOutside(element, part) {
        ck_fill_over(canvas.pointer($0.x0, $0.y0), canvas.stride, $0.width, $0.height, element.color)
      }
    }
    let innerBox = element.rect.inset(element.cap)
    if innerBox.isEmpty { fillStrip(element.rect) } else { element.rect.subtracting(innerBox) { fillStrip($0) } }
    forEachCorner(element, piece) { part, mask, stride in
      ck_fill_mask(
        canvas.pointer(part.x0, part.y0), canvas.stride, part.width, part.height, element.color, mask, stride)
    }
  }

  // MARK: Glyphs

  private func drawLetters(_ element: Element, _ piece: Box, _ canvas: Canvas) {
    guard let source = element.source else { return }
    source._withUnsafeGuaranteedRef { source in
      guard let mask = source.coverage else { return }
      let stride = source.coverageStride
      let maskPixels = mask + Int(piece.y0 - element.rect.y0) * stride + Int(piece.x0 - element.rect.x0)
      ck_fill_mask(
        canvas.pointer(piece.x0, piece.y0), canvas.stride, piece.width, piece.height, element.color, maskPixels, stride)
    }
  }

  // MARK: Stencils

  private func drawStencil(_ element: Element, _ piece: Box, _ canvas: Canvas) {
    guard let source = element.source else { return }
    source._withUnsafeGuaranteedRef { source in
      guard let shadow = source as? ShadowSource, !shadow.bytes.isEmpty else { return }
      shadow.bytes.withUnsafeBufferPointer { bytes in
        guard let mask = bytes.baseAddress else { return }
        let rect = element.rect
        let stride = Int(shadow.width)
        let cap = element.cap
        if cap == 0 {
          let maskPixels = mask + Int(piece.y0 - rect.y0) * stride + Int(piece.x0 - rect.x0)
          return ck_fill_mask(
            canvas.pointer(piece.x0, piece.y0), canvas.stride, piece.width, piece.height, element.color, maskPixels,
            stride)
        }
        // The mask has three columns and three rows. Those at the ends have a fixed size, and the one in the middle is stretched.
        let columns = (rect.x0, rect.x0 + cap, rect.x1 - cap, rect.x1)
        let rows = (rect.y0, rect.y0 + cap, rect.y1 - cap, rect.y1)
        for row in 0..<3 {
          let y0 = row == 0 ? rows.0 : row == 1 ? rows.1 : rows.2
          let y1 = row == 0 ? rows.1 : row == 1 ? rows.2 : rows.3
          for column in 0..<3 {
            let x0 = column == 0 ? columns.0 : column == 1 ? columns.1 : columns.2
            let x1 = column == 0 ? columns.1 : column == 1 ? columns.2 : columns.3
            let part = Box(x0: x0, y0: y0, x1: x1, y1: y1).intersection(piece)
            if part.isEmpty { continue }
            // The position in the mask at which the part begins.
            let maskY = Int(row == 0 ? part.y0 - rect.y0 : row == 1 ? cap : part.y0 - y0 + cap + 1)
            let maskX = Int(column == 0 ? part.x0 - rect.x0 : column == 1 ? cap : part.x0 - x0 + cap + 1)
            let maskRow = mask + maskY * stride + maskX
            drawPart(element.color, part, maskRow, stride, isWide: column == 1, isTall: row == 1, canvas)
          }
        }
      }
    }
  }

  private func drawPart(
    _ color: UInt32, _ part: Box, _ mask: UnsafePointer<UInt8>, _ stride: Int, isWide: Bool, isTall: Bool,
    _ canvas: Canvas
  ) {
    let target = canvas.pointer(part.x0, part.y0)
    if !isWide {
      return ck_fill_mask(target, canvas.stride, part.width, part.height, color, mask, isTall ? 0 : stride)
    }
    if isTall {
      return ck_fill_over(target, canvas.stride, part.width, part.height, ck_scale(color, UInt32(mask[0])))
    }
    for row in 0..<Int(part.height) {
      ck_fill_over(
        target + row * canvas.stride, canvas.stride, part.width, 1, ck_scale(color, UInt32(mask[row * stride])))
    }
  }

  // MARK: Quads

  private func drawQuad(_ element: Element, _ piece: Box, _ canvas: Canvas, _ quad: Quad) {
    guard let source = element.source else { return }
    source._withUnsafeGuaranteedRef { source in
      let level = source.level(element.isNearest ? 0 : quad.level)
      guard let pixels = level.pixels else { return }
      var kernel = quad.kernel
      kernel.src = pixels
      kernel.src_stride = level.stride
      kernel.src_width = level.width
      kernel.src_height = level.height
      kernel.alpha = UInt32(element.alpha)
      kernel.opaque = source.isOpaque ? 1 : 0
      kernel.nearest = element.isNearest ? 1 : 0
      let x = Double(element.sourceX)
      let y = Double(element.sourceY)
      if level.number > 0 || x != 0 || y != 0 {
        let levelScale = 1 / Double(1 << level.number)
        let m = kernel.inverse
        kernel.inverse = (
          (m.0 + x * m.6) * levelScale, (m.1 + x * m.7) * levelScale, (m.2 + x * m.8) * levelScale,
          (m.3 + y * m.6) * levelScale, (m.4 + y * m.7) * levelScale, (m.5 + y * m.8) * levelScale, m.6, m.7, m.8
        )
      }
      ck_draw_quad(&kernel, canvas.pixels, canvas.stride, piece.x0, piece.y0, piece.x1, piece.y1)
    }
  }
}
