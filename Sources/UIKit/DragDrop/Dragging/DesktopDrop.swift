import CoreGraphics
import Foundation

/// Delivers files and text that the user drops from the desktop on a window. The application is not notified before the
/// drop, so each drop has its own session.
@MainActor enum DesktopDrop {
  /// Drops the URLs of files at a point of the screen, in points. Returns `false` if no view accepts them.
  static func deliver(_ urls: [URL], at place: CGPoint) -> Bool {
    deliver(urls.map(item(of:)), at: place)
  }

  /// Returns the item of a URL. The item of a file contains the file's contents, too, if its type is known.
  static func item(of url: URL) -> UIDragItem {
    if let provider = NSItemProvider(contentsOf: url) { return UIDragItem(itemProvider: provider) }
    return UIDragItem(itemProvider: NSItemProvider(object: url as NSURL))
  }

  /// Drops text at a point of the screen, in points. Returns `false` if no view accepts it.
  static func deliver(_ text: String, at place: CGPoint) -> Bool {
    deliver([UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))], at: place)
  }

  private static func deliver(_ items: [UIDragItem], at place: CGPoint) -> Bool {
    let session = DropSession()
    session.items = items
    // The source is another application, whose files are not to be moved: the data is copied.
    session.allowsMoveOperation = false
    let targeting = DropTargetTracker(session)
    targeting.move(to: place)
    guard targeting.acceptedOperation != nil else {
      targeting.abandon(isRefused: true)
      return false
    }
    perform(targeting)
    return true
  }

  /// Performs a drop whose items have no previews to animate.
  static func perform(_ targeting: DropTargetTracker) {
    let placements = targeting.perform()
    for placement in placements.values { placement.animator.run(duration: 0) {} }
    targeting.finishDrop()
  }
}
