import Foundation

/// Photos in an order that the database has no index of, divided into groups. They are in memory.
final class SortedPhotos: Sendable, Equatable {
  /// A group of successive photos, such as those of a camera.
  struct Group: Equatable, Sendable {
    /// The name of the camera or of the kind, or an empty string.
    let title: String
    /// The positions of the group's photos in `photos`.
    let range: Range<Int>
  }

  let order: PhotoOrder
  /// The numbers of the photos (`PhotoItem.id`), in the order.
  let photos: [Int64]
  /// The groups in the order, without gaps between their ranges.
  let groups: [Group]
  private let positions = Positions()

  /// The positions of the photos, which are computed when one is requested.
  private final class Positions: @unchecked Sendable {
    let lock = NSLock()
    var stored: [Int64: Int]?
  }

  init(_ order: PhotoOrder, _ photos: [Int64], _ groups: [Group]) {
    self.order = order
    self.photos = photos
    self.groups = groups
  }

  /// Returns the position of a photo, or `nil` if it is not one of the photos.
  func position(of photo: Int64) -> Int? { allPositions[photo] }

  /// The positions of all photos, by number. They are computed once.
  var allPositions: [Int64: Int] {
    positions.lock.withLock {
      if let stored = positions.stored { return stored }
      let computed = Dictionary(uniqueKeysWithValues: photos.enumerated().map { ($0.element, $0.offset) })
      positions.stored = computed
      return computed
    }
  }

  static func == (a: SortedPhotos, b: SortedPhotos) -> Bool {
    a === b || (a.order == b.order && a.photos == b.photos && a.groups == b.groups)
  }
}
