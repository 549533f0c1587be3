import UIKit

/// A collection of images to which several threads can add elements.
final class PhotoBox: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: [UIImage?]

  init(count: Int) { storage = Array(repeating: nil, count: count) }

  var photos: [UIImage?] { lock.withLock { storage } }

  func store(_ photo: UIImage?, at index: Int) { lock.withLock { storage[index] = photo } }
}
