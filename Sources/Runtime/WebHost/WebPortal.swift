import Foundation
import RuntimeInterface

/// The services of the browser in which the application is shown: it opens links, saves files on its device, and lets the user choose
/// files of its device.
@MainActor
final class WebPortal: DesktopPortal {
  let isRemote = true
  let settings = HostSettings()
  var onSettingsChanged: (() -> Void)?
  /// A closure that sends a message to the page. It returns `false` if no page is open.
  var onMessage: ((HostMessage) -> Bool)?
  /// A closure that returns the files of a drop, which then belong to the application.
  var claimFiles: ((UInt32) -> [URL])?
  let downloads = DownloadList()
  private var lastID: UInt32 = 0
  private var choice: (id: UInt32, message: HostMessage, done: @MainActor (FileChoice.Result) -> Void)?
  /// The request for the choice of files that the user has not made yet, or nil. A new page receives it too.
  var pendingChoice: HostMessage? { choice?.message }

  /// The schemes that every device can open.
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

  func open(_ url: URL, done: @escaping @MainActor (Bool) -> Void) {
    if url.isFileURL {
      done(save([url]))
    } else {
      done(Self.schemes.contains(url.scheme?.lowercased() ?? "") && onMessage?(.link(url.absoluteString)) ?? false)
    }
  }

  func save(_ files: [URL]) -> Bool {
    let offers = files.compactMap { downloads.add($0) }
    guard !offers.isEmpty, offers.count == files.count else { return false }
    return offers.allSatisfy { onMessage?(.download(id: $0.id, name: $0.name)) ?? false }
  }

  func chooseFiles(
    _ choice: FileChoice, done: @escaping @MainActor (FileChoice.Result) -> Void
  ) -> (any PortalDialog)? {
    // Browsers do not give access to folders of their device.
    guard !choice.picksFolders else { return nil }
    end(.cancelled)
    lastID += 1
    let message = HostMessage.chooseFiles(id: lastID, allowsMultiple: choice.allowsMultiple)
    guard onMessage?(message) ?? false else { return nil }
    self.choice = (lastID, message, done)
    return Dialog(id: lastID, portal: self)
  }

  /// Handles the user's answer in the page.
  func choiceDidEnd(_ id: UInt32, _ result: PageMessage.ChoiceResult) {
    guard id == choice?.id else { return }
    switch result {
    case .files(let drop):
      let files = claimFiles?(drop) ?? []
      end(files.isEmpty ? .cancelled : .chosen(files))
    case .hostFiles: end(.unavailable)
    case .cancelled: end(.cancelled)
    }
  }

  private func end(_ result: FileChoice.Result) {
    let done = choice?.done
    choice = nil
    done?(result)
  }

  func preparePrint(
    _ setup: PrintSetup, done: @escaping @MainActor (PrintSetup.Result) -> Void
  ) -> (any PortalDialog)? { nil }

  func print(_ document: Data, title: String, token: UInt32, done: @escaping @MainActor (Bool) -> Void) { done(false) }

  /// The choice of files in the page.
  private final class Dialog: PortalDialog {
    private let id: UInt32
    private weak var portal: WebPortal?

    init(id: UInt32, portal: WebPortal) { (self.id, self.portal) = (id, portal) }

    func cancel() {
      guard let portal, portal.choice?.id == id else { return }
      portal.choice = nil
      _ = portal.onMessage?(.endChoice(id: id))
    }
  }
}
