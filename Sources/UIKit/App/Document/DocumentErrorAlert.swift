import Foundation

/// Shows and dismisses the alerts that inform the user of errors of documents.
@MainActor enum DocumentErrorAlert {
  /// Shows an error in an alert in front of the key window. If no alert can be shown, or if `isAllowed` is `false`, the
  /// error is logged.
  static func show(_ error: any Error, of document: UIDocument, isAllowed: Bool) {
    let text = error.localizedDescription
    var presenter = UIApplication.shared.keyWindow?.rootViewController
    while let next = presenter?.presentedViewController { presenter = next }
    guard isAllowed, let presenter, presenter.viewIfLoaded?.window != nil, !(presenter is DocumentAlertController)
    else {
      Diagnostics.log("the document “\(document.localizedName)”: \(text)")
      return document.finishedHandlingError(error, recovered: false)
    }
    let alert = DocumentAlertController(title: document.localizedName, message: text, preferredStyle: .alert)
    alert.document = document
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak document] _ in
        document?.finishedHandlingError(error, recovered: false)
      })
    presenter.present(alert, animated: true)
  }

  /// Dismisses the alert of a document without an animation, and tells the document that the error was handled. Does
  /// nothing if no alert is shown.
  static func dismiss(of document: UIDocument, _ error: any Error) {
    var shown = UIApplication.shared.keyWindow?.rootViewController?.presentedViewController
    while let controller = shown {
      if let alert = controller as? DocumentAlertController, alert.document === document {
        alert.dismiss(animated: false)
        return document.finishedHandlingError(error, recovered: false)
      }
      shown = controller.presentedViewController
    }
  }
}
