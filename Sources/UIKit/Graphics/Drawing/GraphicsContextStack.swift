import Foundation

/// The stack of graphics contexts that `UIGraphicsGetCurrentContext()` uses. Each thread has its own stack, as on iOS.
final class GraphicsContextStack {
  struct Entry {
    let context: CGContext
    /// The scale of the context if `UIGraphicsBeginImageContext…` created it, otherwise nil.
    var imageScale: CGFloat?
    /// The document of the context if `UIGraphicsBeginPDFContext…` created it, otherwise nil.
    var document: PDFDocumentContext?
    /// A closure that writes the contents of the finished document.
    var write: ((Data) throws -> Void)?
  }

  @exclusivity(unchecked) private var entries: [Entry] = []

  private static let key = "UIGraphicsContextStack"

  private static var shared: GraphicsContextStack {
    if MainThread.isCurrent { return ApplicationContext.object(.graphics, GraphicsContextStack()) }
    let storage = Thread.current.threadDictionary
    if let existingStack = storage[key] as? GraphicsContextStack { return existingStack }
    let stack = GraphicsContextStack()
    storage[key] = stack
    return stack
  }

  static var top: Entry? { shared.entries.last }
  static func push(_ entry: Entry) { shared.entries.append(entry) }
  @discardableResult static func pop() -> Entry? { shared.entries.popLast() }
}
