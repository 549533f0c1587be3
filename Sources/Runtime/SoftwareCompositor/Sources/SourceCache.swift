import CoreGraphics

/// A cache with a memory budget for the sources that are created for drawing: scaled images, shadows, corner masks and
/// groups.
///
/// All windows share one cache. Sources of the current frame are never discarded. Among the other sources, the least
/// recently used are discarded first. A discarded source retains its identity, and its pixels are created again when
/// they are needed.
final class SourceCache {
  nonisolated(unsafe) static let shared = SourceCache()

  /// The maximum size of the cache at the end of a frame, in bytes.
  @exclusivity(unchecked) var budget = 24 << 20
  @exclusivity(unchecked) private(set) var bytes = 0
  /// The number of the current frame. The number counts the frames of all servers.
  @exclusivity(unchecked) private(set) var frame: UInt64 = 1
  @exclusivity(unchecked) private var scaledSources: [ScaledSource.Key: ScaledSource] = [:]
  @exclusivity(unchecked) private var shadows: [ShadowSource.Key: ShadowSource] = [:]
  @exclusivity(unchecked) private var masks: [MaskKey: CornerMask] = [:]
  @exclusivity(unchecked) private var solids: [UInt32: SolidSource] = [:]
  @exclusivity(unchecked) private var retainedSources: [Unmanaged<Source>] = []

  /// The parameters that determine a corner mask. Layers with equal keys share one mask.
  struct MaskKey: Hashable {
    /// The radius of each corner in sixteenths of a pixel.
    fileprivate(set) var radii: SIMD4<Int32>
    fileprivate(set) var isContinuous: Bool
    fileprivate(set) var border: Int32
    fileprivate(set) var limit: Int32
  }

  /// Records that a source is used in this frame.
  func markUsed(_ source: Source) {
    source.lastUsedFrame = frame
    if source.cacheIndex < 0 {
      source.cacheIndex = retainedSources.count
      retainedSources.append(.passUnretained(source))
    }
  }

  /// Updates the counted memory after a source has created or discarded pixels.
  func updateCost(_ source: Source) {
    guard source.cacheIndex >= 0 else { return }
    let cost = source.cost
    bytes += cost - source.countedCost
    source.countedCost = cost
  }

  /// Excludes a source from the counted memory, because it is deallocated or its pixels are discarded.
  func removeSource(_ source: Source) {
    let index = source.cacheIndex
    guard index >= 0 else { return }
    bytes -= source.countedCost
    source.countedCost = 0
    source.cacheIndex = -1
    let last = retainedSources.removeLast()
    if index < retainedSources.count {
      retainedSources[index] = last
      last._withUnsafeGuaranteedRef { $0.cacheIndex = index }
    }
  }

  /// Returns the source of a buffer. All layers that show the buffer share the source, and the buffer retains it.
  func source(of buffer: PixelBuffer) -> BufferSource {
    // The cache is the only code that sets attachments.
    if let attachedSource = buffer.attachment { return unsafeDowncast(attachedSource, to: BufferSource.self) }
    let source = BufferSource(buffer)
    buffer.attachment = source
    return source
  }

  func scaledSource(_ key: ScaledSource.Key, of image: BufferSource) -> ScaledSource {
    if let cached = scaledSources[key], cached.image === image { return cached }
    if let staleSource = scaledSources[key] { removeFromCache(staleSource) }
    let source = ScaledSource(key: key, image: image)
    scaledSources[key] = source
    return source
  }

  func shadow(_ key: ShadowSource.Key) -> ShadowSource {
    if let cached = shadows[key] { return cached }
    let source = ShadowSource(key: key)
    shadows[key] = source
    return source
  }

  func solid(_ color: UInt32) -> SolidSource {
    if let cached = solids[color] { return cached }
    if solids.count > 256 { solids.removeAll() }
    let source = SolidSource(color)
    solids[color] = source
    return source
  }

  /// Returns the key of a corner mask. `radii` are in pixels, in the order of `Element.corners`.
  static func makeMaskKey(radii: SIMD4<Double>, isContinuous: Bool, border: Int32, limit: Int32) -> MaskKey {
    let radius = radii.max()
    let roundedRadii: SIMD4<Int32>
    if radii == SIMD4(repeating: radius) {
      roundedRadii = SIMD4(repeating: Int32((min(radius, 4096) * 16).rounded()))
    } else {
      var cornerRadii = SIMD4<Int32>()
      for corner in 0..<4 { cornerRadii[corner] = Int32((min(radii[corner], 4096) * 16).rounded()) }
      roundedRadii = cornerRadii
    }
    // If there is space for the whole curve, rectangles of all sizes share one mask.
    let cornerExtent = isContinuous ? Int32((radius * 1.6).rounded(.up)) : Int32(radius.rounded(.up))
    return MaskKey(
      radii: roundedRadii, isContinuous: isContinuous, border: border, limit: min(limit, max(cornerExtent, border + 1)))
  }

  /// Returns the corner mask for a key. The mask is created if the cache does not contain it.
  func mask(_ key: MaskKey) -> CornerMask {
    if let cached = masks[key] { return cached }
    let mask = CornerMask(
      radii: SIMD4<Double>(key.radii) / 16, isContinuous: key.isContinuous, border: key.border, limit: key.limit)
    masks[key] = mask
    return mask
  }

  /// Discards sources until the cache is within its budget. This method must not be called during drawing.
  func endFrame() {
    if bytes > budget { trim() }
    if frame & 255 == 0 { removeUnused() }
    frame += 1
  }

  private func trim() {
    let idleSources = retainedSources.map { $0.takeUnretainedValue() }.filter { $0.lastUsedFrame < frame }.sorted {
      $0.lastUsedFrame < $1.lastUsedFrame
    }
    for source in idleSources {
      if bytes <= budget { return }
      removeFromCache(source)
    }
  }

  private func removeFromCache(_ source: Source) {
    removeSource(source)
    source.discard()
    if let source = source as? ScaledSource, scaledSources[source.key] === source {
      scaledSources.removeValue(forKey: source.key)
    }
    if let source = source as? ShadowSource, shadows[source.key] === source {
      shadows.removeValue(forKey: source.key)
    }
  }

  /// Discards the scaled copies of deallocated images, and shadows that have not been used recently.
  private func removeUnused() {
    for entry in scaledSources.values where entry.image == nil { removeFromCache(entry) }
    if shadows.count > 128 {
      for entry in shadows.values where entry.lastUsedFrame + 256 < frame { removeFromCache(entry) }
    }
  }

  /// A one-line description of the cache, for debugging.
  var dump: String {
    "\(retainedSources.count) sources in \(bytes / 1024) of \(budget / 1024) KB (\(scaledSources.count) scaled, "
      + "\(shadows.count) shadows, \(masks.count) masks)"
  }
}
