import Foundation

/// The contexts of `UIGraphicsGetCurrentContext()`: each thread has a stack of its own, as on iOS.
enum GraphicsContextStack {
  struct Entry {
    let context: CGContext
    /// Set for contexts that `UIGraphicsBeginImageContext…` made.
    var imageScale: CGFloat?
  }

  private final class Box {
    @exclusivity(unchecked) var entries: [Entry] = []
  }

  nonisolated(unsafe) private static let main = Box()
  private static let key = "UIGraphicsContextStack"

  private static var box: Box {
    if MainThread.isCurrent { return main }
    let storage = Thread.current.threadDictionary
    if let box = storage[key] as? Box { return box }
    let box = Box()
    storage[key] = box
    return box
  }

  static var top: Entry? { box.entries.last }
  static func push(_ entry: Entry) { box.entries.append(entry) }
  @discardableResult static func pop() -> Entry? { box.entries.popLast() }
}
