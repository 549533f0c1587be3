import CoreGraphics
import Foundation

/// What the desktop drops on a window, at once and without a drag before it: a drop session of its own.
@MainActor enum DesktopDrop {
  /// Offers addresses of files to the view at `place` (points of the screen). False where nobody takes them.
  static func deliver(_ urls: [URL], at place: CGPoint) -> Bool {
    deliver(
      urls.map { url in
        let isPath = url.isFileURL && !url.path.isEmpty
        let provider = NSItemProvider(object: isPath ? NSURL(fileURLWithPath: url.path) : url as NSURL)
        provider.suggestedName = isPath ? url.lastPathComponent : FilePath(url).name.description
        return UIDragItem(itemProvider: provider)
      }, at: place)
  }

  /// Offers text. False where nobody takes it.
  static func deliver(_ text: String, at place: CGPoint) -> Bool {
    deliver([UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))], at: place)
  }

  private static func deliver(_ items: [UIDragItem], at place: CGPoint) -> Bool {
    let session = DropSession()
    session.items = items
    // The desktop keeps its files: what it drops is copied.
    session.allowsMoveOperation = false
    let targeting = DropTargeting(session)
    targeting.move(to: place)
    guard targeting.acceptedOperation != nil else {
      targeting.abandon(isRefused: true)
      return false
    }
    let placements = targeting.perform()
    // There are no previews to bring home.
    for placement in placements.values { placement.animator.run(duration: 0) {} }
    targeting.conclude()
    return true
  }
}
