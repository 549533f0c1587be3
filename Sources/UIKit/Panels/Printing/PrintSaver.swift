import Foundation

/// Saves the documents of a print job in a folder that the user chooses.
@MainActor final class PrintSaver: NSObject, UIDocumentPickerDelegate {
  private let folder: URL
  private var urls: [URL] = []
  private let done: (Bool, UIPrintError?) -> Void
  private var failure: UIPrintError?

  /// Creates an object that saves documents, and writes the documents to a temporary folder. `done` receives whether all
  /// documents were saved in the chosen folder, and an error if they could not be saved.
  init(_ documents: [Data], title: String, done: @escaping (Bool, UIPrintError?) -> Void) {
    self.done = done
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("print-\(UUID().uuidString)")
    super.init()
    // Slashes and a leading dot are replaced, because a slash would separate folders and a leading dot would hide the
    // file.
    var name = title.replacingOccurrences(of: "/", with: "-")
    if name.isEmpty || name.hasPrefix(".") { name = "Document" + name }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for (index, document) in documents.enumerated() {
        let url = folder.appendingPathComponent(index == 0 ? "\(name).pdf" : "\(name) \(index + 1).pdf")
        try document.write(to: url)
        urls.append(url)
      }
    } catch {
      failure = UIPrintError(.jobFailed, "The pages cannot be written: \(error.localizedDescription)")
    }
  }

  /// Shows the picker with which the user chooses the folder. The job fails if the documents were not written or no view
  /// controller can present the picker.
  func show() {
    guard failure == nil else { return finish(false) }
    guard let presenter = UIWindow.keyWindow?.panelPresenter else {
      failure = UIPrintError(
        .notAvailable,
        "The printout was not saved, because no view controller in a window can present the folder picker.")
      return finish(false)
    }
    let picker = UIDocumentPickerViewController(forExporting: urls, asCopy: true)
    picker.delegate = self
    presenter.present(picker, animated: true)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if urls.count < self.urls.count {
      let savedNames = Set(urls.map(\.lastPathComponent))
      let missingNames = self.urls.map(\.lastPathComponent).filter { !savedNames.contains($0) }.joined(separator: ", ")
      failure = UIPrintError(
        .jobFailed,
        "\(missingNames) was not saved in the chosen folder. If a file with this name exists there, choose another folder."
      )
    }
    finish(urls.count == self.urls.count)
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(false) }

  private func finish(_ isSaved: Bool) {
    try? FileManager.default.removeItem(at: folder)
    done(isSaved, failure)
  }
}
