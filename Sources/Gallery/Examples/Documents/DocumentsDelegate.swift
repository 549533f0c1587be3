import UIKit

/// The delegate of an application whose first screen is a browser of documents.
final class DocumentsDelegate: UIResponder, UIApplicationDelegate, UIDocumentBrowserViewControllerDelegate {
  var window: UIWindow?
  let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.plain-text"])

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    browser.delegate = self
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = browser
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Creates an empty note in a temporary folder, from which the browser moves it to the folder on the screen.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Note.txt")
    NoteDocument(fileURL: url).save(to: url, for: .forCreating) { isSaved in
      importHandler(isSaved ? url : nil, isSaved ? .move : .none)
    }
  }

  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    guard let url = documentURLs.first else { return }
    let document = NoteDocument(fileURL: url)
    document.open { [weak self] isOpen in
      guard isOpen, let self else { return }
      let navigation = UINavigationController(rootViewController: NoteViewController(document))
      navigation.modalPresentationStyle = .fullScreen
      browser.present(navigation, animated: true)
    }
  }
}
