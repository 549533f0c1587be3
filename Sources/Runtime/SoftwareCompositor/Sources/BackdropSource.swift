import CompositorKernels
import CoreGraphics
import QuartzCore

/// A source with the blurred image of the content behind a layer.
///
/// The content is drawn into strips, which are reduced to cells of 1 to 32 pixels, so that the blur costs the same for
/// every radius. Three box passes approximate the Gaussian. The cells remain between frames: when something behind the
/// layer changes, only its cells are drawn again, and only the cells within the blur's reach are blurred again. All
/// sums are integers, so a part has the same pixels as the whole.
final class BackdropSource: Source {
  /// The area whose content is blurred, in pixels of the display list. Pixels outside the area have no influence.
  private(set) var capture = Box.empty
  private(set) var version: UInt64 = 0
  private var filter = BackdropFilter.identity
  private var scale = 0.0
  private var blur = CellBlur(sigma: 0, width: 0, height: 0)
  /// The sequence number of the display list for which the source was last updated.
  private var listNumber: UInt64 = 0
  /// The parts of the content that must be drawn again, in pixels of the capture.
  private var pendingDamage = Region(capacity: 8)
  private var changedBoxes: [Box] = []
  private var blurredPixelCount = 0
  private var contentCells: UnsafeMutablePointer<UInt16>?
  private var blurredCells: UnsafeMutablePointer<UInt16>?
  private var painter: Painter?

  init() { super.init(width: 1, height: 1, isOpaque: true) }

  deinit { deallocateCells() }

  /// The blurred cells, or `nil` if they have not been computed.
  var result: ck_cells? { blurredCells.map { cells($0) } }

  override var cost: Int { contentCells == nil ? 0 : 2 * blur.cellCount * 8 }

  override func discard() {
    super.discard()
    deallocateCells()
    pendingDamage.removeAll()
    pendingDamage.add(bounds)
  }

  /// Returns the number of pixels that were blurred since the last call.
  func consumeBlurredPixelCount() -> Int {
    defer { blurredPixelCount = 0 }
    return blurredPixelCount
  }

  private var bounds: Box { Box(x0: Int32(0), y0: 0, x1: capture.width, y1: capture.height) }

  private func cells(_ memory: UnsafeMutablePointer<UInt16>) -> ck_cells {
    ck_cells(cells: memory, width: blur.width, height: blur.height, shift: blur.shift)
  }

  private func deallocateCells() {
    contentCells?.deallocate()
    blurredCells?.deallocate()
    contentCells = nil
    blurredCells = nil
  }

  // MARK: Changes

  /// Records the changes since the previous list. `damage` is the part of the content behind the element that has
  /// changed, or `nil` if it is not known.
  func update(capture: Box, filter: BackdropFilter, scale: Double, damage: Region?, listNumber: UInt64) {
    let isNext = listNumber == self.listNumber &+ 1
    self.listNumber = listNumber
    changedBoxes.removeAll(keepingCapacity: true)
    guard let damage, isNext, capture == self.capture, filter == self.filter, scale == self.scale else {
      return restart(capture, filter, scale)
    }
    if damage.isEmpty { return }
    for box in damage.boxes {
      let part = box.intersection(capture).offset(-capture.x0, -capture.y0)
      if part.isEmpty { continue }
      pendingDamage.add(part)
      changedBoxes.append(blur.pixels(of: blur.affectedCells(by: part)).intersection(bounds))
    }
    if !changedBoxes.isEmpty { version += 1 }
  }

  private func restart(_ capture: Box, _ filter: BackdropFilter, _ scale: Double) {
    let sigma = min(500, max(0, filter.radius * scale))
    if capture.width != self.capture.width || capture.height != self.capture.height || sigma != blur.sigma {
      deallocateCells()
      blur = CellBlur(sigma: sigma, width: capture.width, height: capture.height)
    }
    self.capture = capture
    self.filter = filter
    self.scale = scale
    pendingDamage.removeAll()
    pendingDamage.add(bounds)
    changedBoxes.append(bounds)
    version += 1
  }

  /// Sets `lastDamage` to the changed parts, relative to the rectangle of the element.
  func setLastDamage(relativeTo rect: Box) {
    lastDamage = changedBoxes.map { $0.offset(capture.x0 - rect.x0, capture.y0 - rect.y0) }
  }

  // MARK: Pixels

  /// Draws the changed content, which is the first `count` elements of a list, and blurs it.
  func prepare(behind count: Int, of list: DisplayList, _ cache: SourceCache) {
    cache.markUsed(self)
    if blurredCells == nil {
      contentCells = .allocate(capacity: blur.cellCount * 4)
      blurredCells = .allocate(capacity: blur.cellCount * 4)
      contentCells?.initialize(repeating: 0, count: blur.cellCount * 4)
      blurredCells?.initialize(repeating: 0, count: blur.cellCount * 4)
      pendingDamage.removeAll()
      pendingDamage.add(bounds)
      cache.updateCost(self)
    }
    guard !pendingDamage.isEmpty, let contentCells, let blurredCells else { return }
    var tone = ck_tone(filter)
    var source = cells(contentCells)
    var target = cells(blurredCells)
    var changedParts: [Box] = []
    // A projected list is sampled as a whole, so that its pixels do not depend on the part that has changed.
    let isProjected = list.isProjected
    if isProjected {
      pendingDamage.removeAll()
      pendingDamage.add(bounds)
    }
    for part in pendingDamage.boxes {
      let box = blur.cells(of: part)
      draw(box, count, list, &source, isWhole: isProjected, cache)
      if filter.changesColorsFirst { ck_apply_tone(&source, &tone, box.x0, box.y0, box.x1, box.y1) }
      changedParts.append(blur.affectedCells(by: part))
    }
    pendingDamage.removeAll()
    let cellBounds = Box(x0: Int32(0), y0: 0, x1: blur.width, y1: blur.height)
    if changedParts.count > 1, changedParts.reduce(0, { $0 + $1.area }) * 3 > cellBounds.area * 2 {
      changedParts = [cellBounds]
    }
    for part in changedParts {
      blur.apply(from: &source, to: &target, in: part)
      if !filter.changesColorsFirst { ck_apply_tone(&target, &tone, part.x0, part.y0, part.x1, part.y1) }
      blurredPixelCount += blur.pixels(of: part).intersection(bounds).area
    }
  }

  /// Draws the content of a box of cells, a strip at a time, and reduces it.
  private func draw(
    _ box: Box, _ count: Int, _ list: DisplayList, _ cells: inout ck_cells, isWhole: Bool, _ cache: SourceCache
  ) {
    let painter = painter ?? Painter()
    self.painter = painter
    let side = blur.side
    let area = Box(x0: box.x0 * side, y0: box.y0 * side, x1: box.x1 * side, y1: box.y1 * side).intersection(bounds)
    let rows = isWhole ? max(side, area.height) : max(side, 64)
    let width = Int(area.width)
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: width * Int(min(rows, area.height)))
    defer { memory.deallocate() }
    let neutral = filter.neutralColor
    var top = area.y0
    while top < area.y1 {
      let bottom = min(area.y1, top + rows)
      let part = Box(x0: area.x0, y0: top, x1: area.x1, y1: bottom).offset(capture.x0, capture.y0)
      let canvas = Canvas(pixels: memory - Int(part.y0) * width - Int(part.x0), stride: width)
      painter.paintBehind(count, of: list, in: part, on: canvas, neutral: neutral, cache)
      ck_reduce(&cells, Int32(box.x0), top / side, memory, width, area.width, bottom - top)
      top = bottom
    }
  }
}

extension ck_tone {
  fileprivate init(_ filter: BackdropFilter) {
    self.init()
    curve = (Float(filter.curve.x), Float(filter.curve.y), Float(filter.curve.z), Float(filter.curve.w))
    curve_amount = Float(filter.curveAmount)
    saturation = Float(filter.saturation)
    brightness = Float(filter.brightness)
    tint = (Float(filter.tint.x), Float(filter.tint.y), Float(filter.tint.z), Float(filter.tint.w))
  }
}

extension BackdropFilter {
  /// The color of missing content: white if the filter lightens a medium gray, otherwise black. With this color, a snapshot without a
  /// background shows a light or a dark material.
  fileprivate var neutralColor: UInt32 {
    var tone = ck_tone(self)
    var cell: [UInt16] = [32640, 32640, 32640, 65280]
    cell.withUnsafeMutableBufferPointer { buffer in
      var cells = ck_cells(cells: buffer.baseAddress, width: 1, height: 1, shift: 0)
      ck_apply_tone(&cells, &tone, 0, 0, 1, 1)
    }
    return cell[1] >= 32640 ? 0xFFFF_FFFF : 0xFF00_0000
  }
}
