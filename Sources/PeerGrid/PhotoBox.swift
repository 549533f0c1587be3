import UIKit

/// A collection to which several threads can add pictures.
final class PhotoBox: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [UIImage?]

  init(count: Int) { stored = Array(repeating: nil, count: count) }

  var photos: [UIImage?] { lock.withLock { stored } }

  func store(_ photo: UIImage?, at index: Int) { lock.withLock { stored[index] = photo } }
}
