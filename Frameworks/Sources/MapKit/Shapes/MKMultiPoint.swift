import CoreLocation
import Foundation

/// The superclass of shapes that consist of several points.
open class MKMultiPoint: MKShape {
  /// The points. The memory belongs to the shape, because `points()` returns its address.
  private var storage = UnsafeMutableBufferPointer<MKMapPoint>(start: nil, count: 0)
  /// The rectangle that contains all points, or null without any. Points that are not numbers are left out.
  private(set) var pointBounds = MKMapRect.null

  /// Creates a shape without points.
  public override init() { super.init() }

  deinit { storage.deallocate() }

  /// The center of the rectangle that contains the points. It is not valid without points.
  open override var coordinate: CLLocationCoordinate2D { pointBounds.centerCoordinate }

  /// Returns the points.
  ///
  /// - Returns: The address of `pointCount` points, in the order in which they were given. It is valid as long as the
  ///   shape exists. Without points, there is nothing to read at the address.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    storage.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)!
  }

  /// The number of points.
  open var pointCount: Int { storage.count }

  /// Writes the positions of points.
  ///
  /// - Parameters:
  ///   - coords: The address that receives the positions. It needs memory for as many as the range contains.
  ///   - range: The indexes of the points. Those that do not exist are left out, with a message.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    let first = min(max(range.location, 0), pointCount)
    let count = min(max(range.length, 0), pointCount - first)
    if first != range.location || count != range.length {
      MapReport.write(
        "getCoordinates(_:range:) was called for \(range.length) points from \(range.location), "
          + "but the shape has \(pointCount). Pass a range in it")
    }
    for index in 0..<count { coords[index] = storage[first + index].coordinate }
  }

  /// Returns the place of a point on the way from the first to the last one.
  ///
  /// - Parameter index: The index of the point. The place of an index that does not exist is that of the nearest one.
  /// - Returns: The length of the line up to the point divided by its whole length on the map, from 0 through 1. It is
  ///   0 if the line has no length.
  open func location(atPointIndex index: Int) -> CGFloat {
    locations(atPointIndexes: IndexSet(integer: max(0, min(index, pointCount))))[0]
  }

  /// Returns the places of points on the way from the first to the last one.
  ///
  /// - Parameter indexes: The indexes of the points. The place of an index that does not exist is that of the last one.
  /// - Returns: The places in the order of the indexes, from 0 through 1.
  open func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] {
    var lengths = [0.0]
    lengths.reserveCapacity(pointCount)
    for (point, next) in zip(storage, storage.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + hypot(next.x - point.x, next.y - point.y))
    }
    let total = lengths[lengths.count - 1]
    guard total > 0, total.isFinite else { return indexes.map { _ in 0 } }
    return indexes.map { CGFloat(lengths[min($0, lengths.count - 1)] / total) }
  }

  /// The points as a collection.
  var pointBuffer: UnsafeBufferPointer<MKMapPoint> { UnsafeBufferPointer(storage) }

  /// Replaces the points. Initializers call it, before the shape is known to others.
  func setPoints(_ points: some Collection<MKMapPoint>) {
    storage.deallocate()
    storage = .allocate(capacity: points.count)
    _ = storage.initialize(from: points)
    pointBounds = Self.bounds(of: storage)
  }

  private static func bounds(of points: UnsafeMutableBufferPointer<MKMapPoint>) -> MKMapRect {
    let points = points.lazy.filter { $0.x.isFinite && $0.y.isFinite }
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension UnsafePointer {
  /// The elements from the address, none if the count is not positive.
  func elements(_ count: Int) -> UnsafeBufferPointer<Pointee> { UnsafeBufferPointer(start: self, count: max(0, count)) }
}
