import Foundation

/// An object whose content can be discarded while it is not in use.
public protocol NSDiscardableContent {
  /// Begins a use of the content.
  ///
  /// - Returns: `true` if the content can be used, and `false` if it was discarded.
  func beginContentAccess() -> Bool
  /// Ends a use of the content.
  func endContentAccess()
  /// Discards the content if it is not in use.
  func discardContentIfPossible()
  /// Returns whether the content was discarded.
  ///
  /// - Returns: `true` if the content was discarded.
  func isContentDiscarded() -> Bool
}

/// Data that can be discarded while it is not in use. A new object is in use until `endContentAccess()` is called. The system
/// discards nothing here, because it reports no low memory; `discardContentIfPossible()` does.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  /// The content. Foundation on Linux requires that a subclass of `NSMutableData` stores it.
  private let content = NSMutableData()
  private let lock = NSLock()
  private var uses = 1
  private var isDiscarded = false

  open override var length: Int {
    get { content.length }
    set { content.length = newValue }
  }
  open override var bytes: UnsafeRawPointer { content.bytes }
  open override var mutableBytes: UnsafeMutableRawPointer { content.mutableBytes }

  /// Begins a use of the data. Each use needs a call of `endContentAccess()`.
  ///
  /// - Returns: `true` if the data can be used, and `false` if they were discarded.
  open func beginContentAccess() -> Bool {
    lock.withLock {
      if !isDiscarded { uses += 1 }
      return !isDiscarded
    }
  }

  /// Ends a use of the data.
  open func endContentAccess() { lock.withLock { uses = Swift.max(0, uses - 1) } }

  /// Discards the data if they are not in use. Their length becomes 0.
  open func discardContentIfPossible() {
    let discards = lock.withLock {
      guard uses == 0, !isDiscarded else { return false }
      isDiscarded = true
      return true
    }
    if discards { length = 0 }
  }

  /// Returns whether the data were discarded.
  ///
  /// - Returns: `true` if the data were discarded.
  open func isContentDiscarded() -> Bool { lock.withLock { isDiscarded } }
}
