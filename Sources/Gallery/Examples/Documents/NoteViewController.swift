import UIKit

/// A screen that shows the text of a note and changes it.
final class NoteViewController: UIViewController, UITextViewDelegate {
  private let document: NoteDocument
  let textView = UITextView()
  private var stateObserver: (any NSObjectProtocol)?

  init(_ document: NoteDocument) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
    title = document.localizedName
  }

  required init?(coder: NSCoder) { fatalError("NoteViewController does not support init(coder:)") }

  isolated deinit { stateObserver.map(NotificationCenter.default.removeObserver) }

  override func loadView() {
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.alwaysBounceVertical = true
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    textView.delegate = self
    view = textView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "square.and.arrow.up"),
      primaryAction: UIAction { [weak self] action in self?.share(from: action.sender) })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Share"
    showState()
    stateObserver = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: document, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.stateDidChange() }
    }
  }

  // MARK: The state of the document

  private func stateDidChange() {
    showState()
    if document.documentState.contains(.inConflict) { resolveConflict() }
  }

  private func showState() {
    let state = document.documentState
    textView.isEditable = state.isDisjoint(with: [.closed, .editingDisabled])
    // Another program may have changed the file, which the document has read again.
    if !document.hasUnsavedChanges, textView.text != document.text { textView.text = document.text }
  }

  private func resolveConflict() {
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(
      title: "Another program has changed “\(document.localizedName)”.", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Use its version", style: .destructive) { [document] _ in
        document.revert(toContentsOf: document.fileURL)
      })
    alert.addAction(
      UIAlertAction(title: "Keep my version", style: .default) { [document] _ in
        document.save(to: document.fileURL, for: .forOverwriting)
      })
    present(alert, animated: true)
  }

  // MARK: Actions

  func textViewDidChange(_ textView: UITextView) {
    document.text = textView.text
    document.updateChangeCount(.done)
  }

  /// Saves the note, and returns to the browser. A note that cannot be saved remains open.
  private func close() {
    textView.resignFirstResponder()
    document.close { [weak self] isClosed in
      if isClosed { self?.dismiss(animated: true) }
    }
  }

  private func share(from sender: Any?) {
    let panel = UIActivityViewController(activityItems: [document.fileURL], applicationActivities: nil)
    panel.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
    document.autosave { [weak self] _ in self?.present(panel, animated: true) }
  }
}
