import Foundation

/// The stack of graphics contexts that `UIGraphicsGetCurrentContext()` uses. As on iOS, every thread has its own stack.
final class GraphicsContextStack {
  struct Entry {
    let context: CGContext
    /// The scale of a context that `UIGraphicsBeginImageContext…` created, otherwise nil.
    var imageScale: CGFloat?
  }

  @exclusivity(unchecked) private var entries: [Entry] = []

  private static let key = "UIGraphicsContextStack"

  private static var own: GraphicsContextStack {
    if MainThread.isCurrent { return ApplicationContext.object(.graphics, GraphicsContextStack()) }
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? GraphicsContextStack { return known }
    let made = GraphicsContextStack()
    storage[key] = made
    return made
  }

  static var top: Entry? { own.entries.last }
  static func push(_ entry: Entry) { own.entries.append(entry) }
  @discardableResult static func pop() -> Entry? { own.entries.popLast() }
}
