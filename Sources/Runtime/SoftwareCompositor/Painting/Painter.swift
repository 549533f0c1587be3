import CompositorKernels
import CoreGraphics

/// Composites a part of a display list. Each thread has its own painter, which only reads lists and sources.
///
/// The first pass visits the elements from front to back, and determines which parts of each element are not hidden by
/// opaque elements in front of it. The second pass draws these parts from back to front. Hidden pixels are therefore
/// never drawn.
final class Painter {
  /// The state of one pass. Passes are nested for clipped corners. Only one thread uses a pass.
  private final class Pass {
    /// The area that no opaque element covers yet.
    @exclusivity(unchecked) var uncoveredBoxes = BoxList()
    @exclusivity(unchecked) var spareBoxes = BoxList()
    /// The corners of rounded clips, which are stored separately while the content of the clip is examined.
    @exclusivity(unchecked) var clippedCornerBoxes = BoxList()
    @exclusivity(unchecked) var clippedCornerCounts: [Int] = []
    @exclusivity(unchecked) var steps: [Step] = []
    @exclusivity(unchecked) var pieces = BoxList()
    @exclusivity(unchecked) var memory: UnsafeMutablePointer<UInt32>?
    @exclusivity(unchecked) var capacity = 0

    deinit {
      memory?.deallocate()
      uncoveredBoxes.deallocate()
      spareBoxes.deallocate()
      clippedCornerBoxes.deallocate()
      pieces.deallocate()
    }
  }

  /// An element to draw, with the range of its visible parts in the list of boxes.
  private struct Step {
    var element: Int32
    var first: Int32
    var count: Int32
  }

  @exclusivity(unchecked) private var passes: [Pass] = []
  /// Indicates whether only the first elements of a display list are drawn, so that the ends of some clips may be missing.
  @exclusivity(unchecked) private var isPartOfList = false
  /// Memory for single rows of backdrops.
  @exclusivity(unchecked) let rows = RowMemory()
  /// The number of boxes above which the uncovered area is not divided further, because this would cost more than drawing hidden
  /// pixels.
  private static let maximumBoxCount = 64

  /// Creates missing pixels of the sources that are visible in a box. This method must be called on the main thread. `count` is the
  /// number of elements that will be drawn, by default all.
  func prepare(_ list: DisplayList, upTo count: Int? = nil, in box: Box, _ cache: SourceCache) {
    // Text already has its mask and needs no preparation.
    for element in list.elements.prefix(count ?? list.elements.count)
    where element.kind != .letters && element.visibleBox.intersects(box) {
      guard let source = element.source else { continue }
      let object = source.takeUnretainedValue()
      if element.kind == .backdrop {
        list.prepareBackdrop(of: element, cache)
        continue
      }
      object.prepare(cache)
      if element.kind == .quad, !element.isNearest {
        let level = list.quads[Int(element.linkedIndex)].level
        if level > 0 {
          object.prepareLevel(level)
          cache.updateCost(object)
        }
      }
    }
  }

  /// Draws the part of a display list that is inside a box. `background` is the color behind all elements. If it is `nil`,
  /// the elements are drawn over the existing pixels.
  func paint(_ list: DisplayList, upTo count: Int? = nil, in box: Box, on canvas: Canvas, background: UInt32?) {
    if box.isEmpty { return }
    isPartOfList = count != nil
    list.elements.withUnsafeBufferPointer { elements in
      list.quads.withUnsafeBufferPointer { quads in
        paint(elements, quads, 0, count ?? elements.count, box, canvas, background, depth: 0)
      }
    }
  }

  private func paint(
    _ elements: UnsafeBufferPointer<Element>, _ quads: UnsafeBufferPointer<Quad>, _ start: Int, _ end: Int,
    _ box: Box, _ canvas: Canvas, _ background: UInt32?, depth: Int
  ) {
    if passes.count <= depth { passes.append(Pass()) }
    let pass = passes[depth]
    findVisibleParts(elements, start, end, box, pass)
    if let background {
      for index in 0..<pass.uncoveredBoxes.count {
        let piece = pass.uncoveredBoxes[index]
        ck_fill(canvas.pointer(piece.x0, piece.y0), canvas.stride, piece.width, piece.height, background)
      }
    }
    for step in pass.steps.reversed() {
      let element = elements[Int(step.element)]
      for index in Int(step.first)..<Int(step.first + step.count) {
        let piece = pass.pieces[index]
        if element.kind == .clipEnd {
          paintCorner(
            elements, quads, Int(element.linkedIndex) + 1, Int(step.element), element, piece, canvas, depth: depth)
        } else if element.kind == .clipBegin {
          paintCorner(elements, quads, Int(step.element) + 1, end, element, piece, canvas, depth: depth)
        } else {
          draw(element, piece, canvas, quads)
        }
      }
    }
  }

  /// Determines the visible parts of the elements, from front to back.
  private func findVisibleParts(
    _ elements: UnsafeBufferPointer<Element>, _ start: Int, _ end: Int, _ box: Box, _ pass: Pass
  ) {
    pass.uncoveredBoxes.count = 0
    pass.clippedCornerBoxes.count = 0
    pass.clippedCornerCounts.removeAll(keepingCapacity: true)
    pass.steps.removeAll(keepingCapacity: true)
    pass.pieces.count = 0
    pass.uncoveredBoxes.append(box)
    if isPartOfList {
      // Clips that end after the painted range are treated as if they ended with the range.
      for begin in start..<end where elements[begin].kind == .clipBegin && Int(elements[begin].linkedIndex) >= end {
        splitOffCorners(elements[begin], Int32(begin), pass)
      }
    }
    var index = end
    while index > start {
      index -= 1
      let kind = elements[index].kind
      if kind == .clipBegin {
        let passStart = pass.clippedCornerCounts.removeLast()
        for cornerIndex in passStart..<pass.clippedCornerBoxes.count {
          pass.uncoveredBoxes.append(pass.clippedCornerBoxes[cornerIndex])
        }
        pass.clippedCornerBoxes.count = passStart
        continue
      }
      if pass.uncoveredBoxes.count == 0 {
        if pass.clippedCornerCounts.isEmpty { return }
        if kind == .clipEnd { index = Int(elements[index].linkedIndex) }
        continue
      }
      if kind == .clipEnd {
        splitOffCorners(elements[index], Int32(index), pass)
        continue
      }
      let visibleBox = elements[index].visibleBox
      guard visibleBox.intersects(box) else { continue }
      let first = pass.pieces.count
      for index in 0..<pass.uncoveredBoxes.count {
        let piece = pass.uncoveredBoxes[index].intersection(visibleBox)
        if !piece.isEmpty { pass.pieces.append(piece) }
      }
      let count = pass.pieces.count - first
      guard count > 0 else { continue }
      pass.steps.append(Step(element: Int32(index), first: Int32(first), count: Int32(count)))
      if elements[index].isOpaque {
        markCovered(elements[index], box, pass)
      } else if !elements[index].opaqueBox.isEmpty {
        markCovered(elements[index].opaqueBox.intersection(visibleBox), pass)
      }
    }
  }

  private func markCovered(_ element: Element, _ box: Box, _ pass: Pass) {
    let visibleBox = element.visibleBox
    guard element.isRounded else { return markCovered(visibleBox, pass) }
    let rect = element.rect
    let cornerSize = element.cornerSize
    markCovered(
      Box(x0: rect.x0, y0: rect.y0 + cornerSize, x1: rect.x1, y1: rect.y1 - cornerSize).intersection(visibleBox), pass)
    markCovered(
      Box(x0: rect.x0 + cornerSize, y0: rect.y0, x1: rect.x1 - cornerSize, y1: rect.y0 + cornerSize).intersection(
        visibleBox), pass)
    markCovered(
      Box(x0: rect.x0 + cornerSize, y0: rect.y1 - cornerSize, x1: rect.x1 - cornerSize, y1: rect.y1).intersection(
        visibleBox), pass)
  }

  private func markCovered(_ opaqueBox: Box, _ pass: Pass) {
    if opaqueBox.area < 256 || pass.uncoveredBoxes.count > Painter.maximumBoxCount { return }
    pass.spareBoxes.count = 0
    for index in 0..<pass.uncoveredBoxes.count {
      pass.uncoveredBoxes[index].subtracting(opaqueBox) { pass.spareBoxes.append($0) }
    }
    swap(&pass.uncoveredBoxes, &pass.spareBoxes)
  }

  /// Separates the corners of a rounded clip from its remaining content. The corners are drawn separately and then
  /// clipped, whereas the remaining content is drawn directly.
  private func splitOffCorners(_ element: Element, _ index: Int32, _ pass: Pass) {
    let first = pass.pieces.count
    pass.clippedCornerCounts.append(pass.clippedCornerBoxes.count)
    element.forEachCorner { tile in
      if tile.isEmpty { return }
      pass.spareBoxes.count = 0
      var isTouched = false
      for index in 0..<pass.uncoveredBoxes.count {
        let uncoveredBox = pass.uncoveredBoxes[index]
        let piece = uncoveredBox.intersection(tile)
        if piece.isEmpty {
          pass.spareBoxes.append(uncoveredBox)
          continue
        }
        isTouched = true
        pass.pieces.append(piece)
        pass.clippedCornerBoxes.append(piece)
        uncoveredBox.subtracting(tile) { pass.spareBoxes.append($0) }
      }
      if isTouched { swap(&pass.uncoveredBoxes, &pass.spareBoxes) }
    }
    let count = pass.pieces.count - first
    if count > 0 { pass.steps.append(Step(element: index, first: Int32(first), count: Int32(count))) }
  }

  private func paintCorner(
    _ elements: UnsafeBufferPointer<Element>, _ quads: UnsafeBufferPointer<Quad>, _ start: Int, _ end: Int,
    _ clip: Element, _ piece: Box, _ canvas: Canvas, depth: Int
  ) {
    guard let mask = clip.mask else { return }
    let row = Int(piece.width)
    let size = row * Int(piece.height)
    let pass = passes[depth]
    if pass.capacity < size {
      pass.memory?.deallocate()
      pass.memory = .allocate(capacity: size)
      pass.capacity = size
    }
    guard let memory = pass.memory else { return }
    let tileCanvas = Canvas(pixels: memory - Int(piece.y0) * row - Int(piece.x0), stride: row)
    paint(elements, quads, start, end, piece, tileCanvas, 0, depth: depth + 1)
    for corner in 0..<4 where clip.corners & (1 << UInt8(corner)) != 0 {
      let tile = clip.cornerTile(corner)
      guard tile.contains(piece) else { continue }
      let stride = Int(clip.cornerSize)
      mask._withUnsafeGuaranteedRef { mask in
        let bytes = mask.tile(corner) + Int(piece.y0 - tile.y0) * stride + Int(piece.x0 - tile.x0)
        ck_over_mask(
          canvas.pointer(piece.x0, piece.y0), canvas.stride, memory, row, piece.width, piece.height, bytes, stride, 255)
      }
      return
    }
  }
}
