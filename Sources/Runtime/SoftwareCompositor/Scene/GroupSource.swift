import CompositorKernels
import CoreGraphics

/// A source for a layer subtree that is drawn into one bitmap. The subtree has its own display list, which is compared with the
/// list of the previous frame, so that only the changed part of the bitmap is redrawn.
final class GroupSource: Source {
  /// The number of pixels above which the bitmap contains only the visible part of the subtree.
  static let maximumBitmapArea = 4 << 20
  /// The maximum number of pixels of a bitmap.
  static let maximumArea = 64 << 20

  /// The parameters that the display list depends on, in addition to the layers.
  struct Configuration: Equatable {
    var left: Double
    var top: Double
    var scale: Double
    var tint: Tint?
    var instance: UInt64
    /// The part of the group's coordinate system that is on the surface. The value is `nil` for groups without backdrops.
    var visibleBox: Box?
  }

  private(set) var list = DisplayList()
  private var previousList = DisplayList()
  private(set) var maskList: DisplayList?
  private var previousMask: DisplayList?
  private var comparison = ListComparison()
  private var damage = Region()
  /// The part of the bitmap that must be redrawn before the bitmap is used, in pixels of the group.
  private(set) var pendingDamage = Region(capacity: 12)
  /// The bounds of the content, in pixels of the group. The layer's top left corner is near (0, 0).
  private(set) var bounds = Box.empty
  /// The area that the bitmap contains, in pixels of the group.
  private(set) var box = Box.empty
  private(set) var version: UInt64 = 0
  /// The version of the group's outline. The version does not increase when only backdrops change, which are opaque.
  private(set) var shapeVersion: UInt64 = 0
  /// The map from the pixels of the group to those of the display list that contains the group. It is the map of the last
  /// update of the group's backdrops, or `nil` before the first update.
  var backdropMap: BackgroundContent.Map?
  /// The number of times that the group's display list was built in the frame `builtFrame`.
  private var buildCountInFrame = 0
  /// The frame in which the version last increased.
  private var versionFrame: UInt64 = 0
  private(set) var configuration: Configuration?
  private(set) var builtFrame: UInt64 = 0
  /// The largest area that is known to be opaque, in pixels of the group. A single opaque element covers this area.
  private(set) var opaqueBox = Box.empty
  /// The area to which the display list was limited, or `nil` if there was no limit.
  var window: Box?
  private var buffer: PixelBuffer?
  private var painter: Painter?

  init() { super.init(width: 1, height: 1, isOpaque: false) }

  var isTooLarge: Bool { bounds.area > GroupSource.maximumArea }

  override var cost: Int { (buffer.map { $0.bytesPerRow * $0.height } ?? 0) + super.cost }

  override func discard() {
    super.discard()
    buffer = nil
    pixels = nil
    painter = nil
  }

  // MARK: The list

  /// Starts a new display list for the subtree, and returns it.
  func beginList() -> DisplayList {
    swap(&list, &previousList)
    list.removeAll()
    return list
  }

  /// Exchanges the current and the previous display list, so that the current one can be built again in the same frame.
  func rewindList() {
    swap(&list, &previousList)
    if maskList != nil { swap(&maskList, &previousMask) }
  }

  /// Starts a new display list for the layer that masks the group, and returns it.
  func beginMask() -> DisplayList {
    swap(&maskList, &previousMask)
    let mask = maskList ?? DisplayList()
    mask.removeAll()
    maskList = mask
    return mask
  }

  /// Removes the display list of the mask layer. The method is called if the layer has no mask.
  func endMask() {
    if maskList != nil { previousMask = nil }
    maskList = nil
  }

  /// Compares the finished display list with the previous one and updates the damage.
  func finishList(configuration: Configuration, builtFrame: UInt64) {
    self.configuration = configuration
    buildCountInFrame = builtFrame == self.builtFrame ? buildCountInFrame + 1 : 1
    self.builtFrame = builtFrame
    damage.removeAll()
    comparison.compare(previousList, list, zones: [], limits: .infinite, damage: &damage)
    let hadMask = previousMask != nil
    bounds = list.bounds
    if let maskList {
      bounds = bounds.intersection(maskList.bounds)
      if bounds.isEmpty { bounds = Box.empty }
      if let previousMask {
        comparison.compare(previousMask, maskList, zones: [], limits: .infinite, damage: &damage)
      } else {
        damage.add(bounds)
      }
    } else if hadMask {
      damage.add(bounds)
      previousMask = nil
    }
    // The bitmap is reused if the content fits and does not waste much memory.
    let isReusable = !bounds.isEmpty && box.contains(bounds) && box.area <= bounds.area * 2 + 4096
    if !isReusable {
      box = bounds
      discard()
      damage.removeAll()
      damage.add(bounds)
    }
    width = max(1, bounds.width)
    height = max(1, bounds.height)
    opaqueBox = findOpaqueBox().intersection(bounds)
    isOpaque = opaqueBox == bounds && !bounds.isEmpty
    guard !damage.isEmpty else { return }
    version += 1
    shapeVersion += 1
    versionFrame = builtFrame
    lastDamage.removeAll(keepingCapacity: true)
    recordDamage()
  }

  /// Adds the damage of backdrops, after the content behind the group has changed. `frame` is the current frame.
  func addBackdropDamage(_ boxes: [Box], frame: UInt64) {
    if boxes.isEmpty { return }
    if versionFrame != frame {
      version += 1
      versionFrame = frame
      lastDamage.removeAll(keepingCapacity: true)
    }
    damage.removeAll()
    for box in boxes { damage.add(box) }
    recordDamage()
  }

  private func recordDamage() {
    for changed in damage.boxes {
      let part = changed.intersection(box)
      if part.isEmpty { continue }
      pendingDamage.add(part)
      lastDamage.append(part.offset(-bounds.x0, -bounds.y0))
    }
    discardLevels()
  }

  /// Returns the display list of the previous frame. The result is `nil` if the list is unknown, because the list was built
  /// several times in this frame.
  func listBefore(frame: UInt64) -> DisplayList? {
    builtFrame < frame ? list : buildCountInFrame == 1 ? previousList : nil
  }

  /// Returns the largest box that a single opaque element covers.
  private func findOpaqueBox() -> Box {
    guard maskList == nil else { return .empty }
    var largest = Box.empty
    var index = 0
    while index < list.elements.count {
      let element = list.elements[index]
      if element.kind == .clipBegin {
        // Clipped content is skipped, because rounded clips remove its corners.
        index = Int(element.linkedIndex)
      } else if element.isOpaque {
        var box = element.visibleBox
        if element.isRounded {
          let cornerSize = element.cornerSize
          box = box.intersection(
            Box(
              x0: element.rect.x0, y0: element.rect.y0 + cornerSize, x1: element.rect.x1,
              y1: element.rect.y1 - cornerSize))
        }
        if box.area > largest.area { largest = box }
      } else if element.opaqueBox.area > largest.area {
        largest = element.opaqueBox
      }
      index += 1
    }
    return largest
  }

  // MARK: Pixels

  override func prepare(_ cache: SourceCache) {
    cache.markUsed(self)
    if box.isEmpty { return }
    defer { cache.updateCost(self) }
    let target: PixelBuffer
    if let buffer {
      target = buffer
    } else {
      target = PixelBuffer(width: Int(box.width), height: Int(box.height))
      buffer = target
      pendingDamage.removeAll()
      pendingDamage.add(box)
    }
    stride = target.bytesPerRow / 4
    pixels = UnsafePointer(target.pixelPointer + Int(bounds.y0 - box.y0) * stride + Int(bounds.x0 - box.x0))
    if pendingDamage.isEmpty { return }
    let painter = painter ?? Painter()
    self.painter = painter
    let canvas = Canvas(
      pixels: target.pixelPointer - Int(box.y0) * stride - Int(box.x0), stride: stride)
    for part in pendingDamage.boxes {
      painter.prepare(list, in: part, cache)
      painter.paint(list, in: part, on: canvas, background: 0)
    }
    if let maskList { applyMask(by: maskList, canvas, painter, cache) }
    pendingDamage.removeAll()
  }

  /// Multiplies the bitmap by the alpha of the mask layer, which removes the parts that the mask layer does not cover.
  private func applyMask(by mask: DisplayList, _ canvas: Canvas, _ painter: Painter, _ cache: SourceCache) {
    for part in pendingDamage.boxes {
      let row = Int(part.width)
      let stencil = UnsafeMutablePointer<UInt32>.allocate(capacity: row * Int(part.height))
      let shiftedCanvas = Canvas(pixels: stencil - Int(part.y0) * row - Int(part.x0), stride: row)
      painter.prepare(mask, in: part, cache)
      painter.paint(mask, in: part, on: shiftedCanvas, background: 0)
      ck_in(canvas.pointer(part.x0, part.y0), canvas.stride, stencil, row, part.width, part.height)
      stencil.deallocate()
    }
  }
}
