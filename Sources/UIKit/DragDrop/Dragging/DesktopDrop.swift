import CoreGraphics
import Foundation

/// Functions that deliver files and text that the user drops from the desktop on a window. The application receives no
/// information before the drop, so each drop has its own session.
@MainActor enum DesktopDrop {
  /// Drops the URLs of files at a point of the screen, in points. Returns `false` if no view accepts them.
  static func deliver(_ urls: [URL], at location: CGPoint) -> Bool {
    deliver(urls.map(item(of:)), at: location)
  }

  /// Returns a drag item for a URL. The item for a file also contains the contents of the file, if the file's type is
  /// known.
  static func item(of url: URL) -> UIDragItem {
    if let provider = NSItemProvider(contentsOf: url) { return UIDragItem(itemProvider: provider) }
    return UIDragItem(itemProvider: NSItemProvider(object: url as NSURL))
  }

  /// Drops text at a point of the screen, in points. Returns `false` if no view accepts it.
  static func deliver(_ text: String, at location: CGPoint) -> Bool {
    deliver([UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))], at: location)
  }

  private static func deliver(_ items: [UIDragItem], at location: CGPoint) -> Bool {
    let session = DropSession()
    session.items = items
    // The source is another application. Its data is copied, because it must not be moved.
    session.allowsMoveOperation = false
    let targetTracker = DropTargetTracker(session)
    targetTracker.move(to: location)
    guard targetTracker.acceptedOperation != nil else {
      targetTracker.endWithoutDrop(isRefused: true)
      return false
    }
    perform(targetTracker)
    return true
  }

  /// Performs a drop whose items have no previews to animate.
  static func perform(_ targetTracker: DropTargetTracker) {
    let placements = targetTracker.perform()
    for placement in placements.values { placement.animator.run(duration: 0) {} }
    targetTracker.finishDrop()
  }
}
