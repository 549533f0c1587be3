import CoreGraphics
import Foundation

/// Delivers files and text that the user drops from the desktop on a window. The application is not notified before the
/// drop, so each drop has its own session.
@MainActor enum DesktopDrop {
  /// Drops the URLs of files at a point of the screen, in points. Returns `false` if no view accepts them.
  static func deliver(_ urls: [URL], at place: CGPoint) -> Bool {
    deliver(
      urls.map { url in
        let isPath = url.isFileURL && !url.path.isEmpty
        let provider = NSItemProvider(object: isPath ? NSURL(fileURLWithPath: url.path) : url as NSURL)
        provider.suggestedName = isPath ? url.lastPathComponent : FilePath(url).name.description
        return UIDragItem(itemProvider: provider)
      }, at: place)
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
    let placements = targeting.perform()
    // The items have no previews to animate.
    for placement in placements.values { placement.animator.run(duration: 0) {} }
    targeting.finishDrop()
    return true
  }
}
