import UIKit

/// A collection to which several threads can add pictures.
final class PhotoBox: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: [UIImage?]

  init(count: Int) { storage = Array(repeating: nil, count: count) }

  var photos: [UIImage?] { lock.withLock { storage } }

  func store(_ photo: UIImage?, at index: Int) { lock.withLock { storage[index] = photo } }
}
