import CoreGraphics
import Foundation
import RuntimeInterface

/// A layer that draws its content in tiles, at several levels of detail, as far as it is visible: a large picture, a map or a page.
///
/// `draw(in:)`, or the delegate's `draw(_:in:)`, is called for each tile that becomes visible. The bounding box of the context's clip
/// is the tile, and the context's transform contains the scale. On iOS it is called on background threads; here it is called on the
/// main thread before the frame in which the tile appears. Tiles more than one tile away from the visible part are discarded.
open class CATiledLayer: CALayer {
  private final var grid: TileGrid?
  nonisolated(unsafe) private final var tiles: [TileGrid.Index: CALayer] = [:]
  /// The visible rectangles whose tiles exist. The array is empty if tiles may be missing.
  private final var updatedRects: [CGRect] = []
  /// The tiles from the top to the bottom.
  private final var orderedTiles: [CALayer] = []

  /// Creates a layer with one level of detail.
  public override init() {
    super.init()
    TiledLayers.add(self)
  }

  /// Creates a copy of a layer that shows its presentation values; see `CALayer.init(layer:)`.
  ///
  /// - Parameter layer: The layer to copy.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    levelsOfDetail = layer.levelsOfDetail
    levelsOfDetailBias = layer.levelsOfDetailBias
    tileSize = layer.tileSize
  }

  /// Creates a layer from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // The compositor may retain the tiles for a frame longer than the layer lives.
  deinit {
    for tile in tiles.values { tile.parent = nil }
  }

  /// Returns the duration for which a new tile fades in, in seconds. Subclasses override this method. Tiles appear at once here, because
  /// they are drawn before their first frame.
  ///
  /// - Returns: 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The number of levels of detail. Each level has half of the resolution of the one before. The default is 1.
  open var levelsOfDetail = 1 {
    didSet { if levelsOfDetail != oldValue { markChanged(.contents) } }
  }
  /// The number of levels of detail with a higher resolution than the layer: 2 for twice and four times the resolution. The default
  /// is 0.
  open var levelsOfDetailBias = 0 {
    didSet { if levelsOfDetailBias != oldValue { markChanged(.contents) } }
  }
  /// The largest size of a tile in pixels. The sides are limited to 16...2048. The default is 256 × 256.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { if tileSize != oldValue { markChanged(.contents) } }
  }

  /// Draws the visible tiles again: all of them, or those that a rectangle passed to `setNeedsDisplay(_:)` intersects.
  open override func display() {
    if let dirtyRect = extras?.dirtyRect, !dirtyRect.isNull, let grid {
      for (index, tile) in tiles where !grid.rect(of: index).overlap(dirtyRect).isNull {
        draw(tile, at: index, of: grid)
      }
    } else {
      discardTiles()
    }
  }

  /// Draws the tiles that have become visible, and discards those that are far away. Called in each frame, after layout.
  ///
  /// While animations change the geometry of the layer or of its ancestors, the tiles of what is shown now exist as well as those of
  /// the end of the animation. All have the level of detail of the smaller zoom: at the other, the many tiles of a layer that
  /// is about to be enlarged would be drawn for a single frame.
  final func updateTiles() {
    let model = LayerVisibility(of: self, isPresented: false)
    let presented = hasAnimatedGeometry ? LayerVisibility(of: self, isPresented: true) : nil
    let visibleRects = [model.rect, presented?.rect ?? .null].map { $0.overlap(modelValues.bounds) }
      .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
    guard !visibleRects.isEmpty else { return discardTiles() }
    let currentGrid = TileGrid(
      bounds: modelValues.bounds, zoom: min(model.zoom, presented?.zoom ?? model.zoom),
      contentsScale: modelValues.contentsScale, levels: levelsOfDetail, bias: levelsOfDetailBias, tileSize: tileSize,
      visibleSize: visibleRects.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      })
    if currentGrid == grid, visibleRects == updatedRects { return }
    if currentGrid != grid { discardTiles() }
    grid = currentGrid
    updatedRects = visibleRects
    let keptRects = visibleRects.map {
      $0.insetBy(dx: -currentGrid.tileSize.width, dy: -currentGrid.tileSize.height)
    }
    var hasChanged = false
    for (index, tile) in tiles {
      let rect = currentGrid.rect(of: index)
      guard keptRects.allSatisfy({ rect.overlap($0).isNull }) else { continue }
      tile.parent = nil
      tiles[index] = nil
      hasChanged = true
    }
    for index in visibleRects.flatMap(currentGrid.tiles) where tiles[index] == nil {
      let tile = CALayer()
      tile.parent = self
      tile.modelValues.contentsScale = currentGrid.scale
      let rect = currentGrid.rect(of: index)
      tile.frame = rect
      tiles[index] = tile
      draw(tile, at: index, of: currentGrid)
      hasChanged = true
    }
    if hasChanged { tilesDidChange() }
  }

  /// Indicates whether this layer or one of its ancestors has animations.
  private var hasAnimatedGeometry: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.layerAnimations != nil { return true }
      layer = current.parent
    }
    return false
  }

  private func draw(_ tile: CALayer, at index: TileGrid.Index, of grid: TileGrid) {
    let rect = grid.rect(of: index)
    let width = max(1, Int((rect.width * grid.scale).rounded(.up)))
    let height = max(1, Int((rect.height * grid.scale).rounded(.up)))
    let pixels = PixelBuffer(width: width, height: height, hasAlpha: !isOpaque)
    let context = CGContext(pixels: pixels, scale: grid.scale, origin: rect.origin)
    context.clip(to: rect)
    delegate?.layerWillDraw(self)
    makeExtras().drawnRect = rect
    draw(in: context)
    extras?.drawnRect = nil
    context.flush()
    pixels.makeOpaqueIfNeeded()
    tile.setBacking(
      LayerBacking(pixels: pixels, frame: CGRect(origin: .zero, size: rect.size), scale: grid.scale, fillsBounds: true))
  }

  private func discardTiles() {
    updatedRects = []
    guard !tiles.isEmpty else { return }
    for tile in tiles.values { tile.parent = nil }
    tiles = [:]
    tilesDidChange()
  }

  private func tilesDidChange() {
    orderedTiles = tiles.sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }.map(\.value)
    if orderedTiles.isEmpty { flags.remove(.composesSublayers) } else { flags.insert(.composesSublayers) }
    markChanged(.hierarchy)
  }

  // The layer can be older than the application whose list it has to be in.
  override func didBecomeVisible() { TiledLayers.add(self) }

  override var composedSublayers: [CALayer] { orderedTiles + orderedSublayers }

  package override func duplicateForPresentation() -> CALayer? {
    type(of: self) == CATiledLayer.self ? CATiledLayer(layer: self) : super.duplicateForPresentation()
  }
}

/// A list of the tiled layers, which draw the tiles that became visible in each frame.
@MainActor
final class TiledLayers {
  private struct Entry { weak var layer: CATiledLayer? }
  private var entries: [Entry] = []

  static func add(_ layer: CATiledLayer) {
    let list = RenderContext.current.tiledLayers
    list.entries.removeAll { $0.layer == nil || $0.layer === layer }
    list.entries.append(Entry(layer: layer))
  }

  /// Updates the tiled layers in the tree of a root.
  static func update(in root: CALayer) {
    for entry in RenderContext.current.tiledLayers.entries {
      if let layer = entry.layer, layer.rootLayer === root { layer.updateTiles() }
    }
  }
}
