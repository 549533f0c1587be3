extension MKMapRect {
  /// A Boolean value that indicates whether the rectangle extends beyond the left or the right edge of the map, which
  /// is the meridian of 180 degrees.
  public var spans180thMeridian: Bool {
    guard !isNull else { return false }
    let rect = standardized
    return rect.minX < 0 || rect.maxX > Mercator.worldLength
  }

  /// The part of the rectangle beside the map, at its place on the other side of the map.
  ///
  /// The part on the map is `intersection(.world)`. If the rectangle extends beyond both edges, the value is the part
  /// beyond the left edge. If it is on the map, the value is null.
  public var remainder: MKMapRect {
    guard spans180thMeridian else { return .null }
    let rect = standardized
    let world = Mercator.worldLength
    let (left, right) = rect.minX < 0 ? (rect.minX, min(rect.maxX, 0)) : (max(rect.minX, world), rect.maxX)
    guard left.isFinite, right.isFinite else { return .null }
    let shift = -(left / world).rounded(.down) * world
    return MKMapRect(x: left + shift, y: rect.minY, width: right - left, height: rect.height)
  }
}
