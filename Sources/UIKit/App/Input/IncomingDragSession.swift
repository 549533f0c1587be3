import CoreGraphics
import Foundation
import RuntimeInterface

/// A drag of another program over the application's window: its session, its items and its destination.
@MainActor final class IncomingDragSession {
  private static var shared: Registry { ApplicationContext.object(.incomingDrags, Registry()) }

  /// Stores the current drag. Each application has its own instance.
  @MainActor final class Registry {
    fileprivate var current: IncomingDragSession?
  }

  private let drag: any IncomingDrag
  private let targetTracker: DropTargetTracker
  /// The drop session that the destinations of the drag receive.
  private let session = DropSession()
  private let urls: [URL]
  /// Indicates whether the items load their data from the drag.
  private let loadsItems: Bool

  private init(_ drag: any IncomingDrag) {
    self.drag = drag
    urls = drag.urls.map(URIList.urls(in:)) ?? []
    // The source is another application. Its data is copied, because it must not be moved.
    session.allowsMoveOperation = false
    targetTracker = DropTargetTracker(session)
    loadsItems = urls.isEmpty || urls.count == 1 && !urls[0].isFileURL
    session.items = loadsItems ? [Self.item(of: drag, url: urls.first)] : urls.map(DesktopDrop.item(of:))
  }

  /// Handles a phase of a drag, such as a move or a drop.
  static func handle(_ phase: IncomingDragPhase, of drag: any IncomingDrag) {
    var session = shared.current
    if session?.drag !== drag {
      session?.targetTracker.endWithoutDrop(isRefused: false)
      session = nil
    }
    switch phase {
    case .moved(let location):
      let activeSession = session ?? IncomingDragSession(drag)
      shared.current = activeSession
      activeSession.targetTracker.move(to: location)
      drag.answer(isAccepted: activeSession.isAccepted)
    case .left:
      shared.current = nil
      session?.targetTracker.endWithoutDrop(isRefused: false)
    case .dropped(let location):
      shared.current = nil
      (session ?? IncomingDragSession(drag)).drop(at: location)
    }
  }

  /// Indicates whether a drop would have an effect: a view accepts the drop, the application's delegates open the
  /// files, or the text is inserted where the user types.
  private var isAccepted: Bool {
    targetTracker.acceptedOperation != nil || urls.contains(where: \.isFileURL) || insertsText
  }

  private var insertsText: Bool {
    guard urls.isEmpty, drag.types.contains(ClipboardRepresentation.text),
      let window = UIApplication.shared.keyWindow
    else { return false }
    return FirstResponder.current(in: window) is any UIKeyInput
  }

  private func drop(at location: CGPoint) {
    targetTracker.move(to: location)
    guard targetTracker.acceptedOperation != nil else {
      targetTracker.endWithoutDrop(isRefused: true)
      return dropWithoutDestination()
    }
    DesktopDrop.perform(targetTracker)
    // The host provides the data for as long as the destination loads it.
    drag.finish(isAccepted: true, needsData: loadsItems)
  }

  /// Opens dropped files, or inserts dropped text, if no view accepts the drop.
  private func dropWithoutDestination() {
    let fileURLs = urls.filter(\.isFileURL)
    if !fileURLs.isEmpty {
      // The main screen is that of the window that receives the drop.
      if let loop = FrameLoop.current {
        ApplicationStart.scenes.openDroppedFiles(fileURLs, on: loop.display(of: .main) ?? loop.focusedDisplay)
      }
      drag.finish(isAccepted: true, needsData: false)
    } else if insertsText {
      let drag = drag
      drag.load(ClipboardRepresentation.text) { data in
        if let data { PressDispatcher.shared.insert(String(decoding: data, as: UTF8.self)) }
        drag.finish(isAccepted: data != nil, needsData: false)
      }
    } else {
      drag.finish(isAccepted: false, needsData: false)
    }
  }

  /// Returns the item of a drag that is not of files, with data of all types of the drag. An image that is dragged from a web page, for
  /// example, has an address and data.
  private static func item(of drag: any IncomingDrag, url: URL?) -> UIDragItem {
    let provider = NSItemProvider()
    for type in drag.types {
      if type == "text/uri-list", let url {
        provider.registerObject(url as NSURL)
        continue
      }
      let uniformType = UniformType.identifier(for: type)
      guard !provider.registeredTypeIdentifiers.contains(uniformType) else { continue }
      provider.register(uniformType) { done in
        DispatchQueue.main.async { MainActor.assumeIsolated { drag.load(type) { done($0) } } }
      }
    }
    return UIDragItem(itemProvider: provider)
  }
}
