import Foundation
import GalleryLibrary

/// The numbers of selected photos in the database (`PhotoItem.id`), which are read in the background if there are many.
/// The object can be used on any thread.
final class PhotoNumbers: Sendable {
  /// The count of the selected photos, which is known before their numbers have been read.
  let count: Int
  private let result: Lazy

  /// The result of reading. It is set once, before the group is left.
  private final class Lazy: @unchecked Sendable {
    let group = DispatchGroup()
    var value: Result<[Int64], any Error> = .success([])
  }

  /// Creates an object for numbers that need not be read.
  init(_ numbers: [Int64]) {
    count = numbers.count
    result = Lazy()
    result.value = .success(numbers)
  }

  /// Reads the numbers of selected photos: at once, or in the background if there are more than
  /// `PhotoSelection.directLimit`.
  init(_ selection: PhotoSelection, in database: LibraryDatabase) {
    count = selection.count
    let result = Lazy()
    self.result = result
    guard selection.count > PhotoSelection.directLimit else {
      result.value = Result { try selection.numbers(in: database) }
      return
    }
    DispatchQueue.global(qos: .userInitiated).async(group: result.group) {
      result.value = Result { try selection.numbers(in: database) }
    }
  }

  /// Returns the numbers, after waiting for them.
  ///
  /// - Throws: `LibraryError` if the library was changed while they were read.
  func get() throws -> [Int64] {
    result.group.wait()
    return try result.value.get()
  }
}
