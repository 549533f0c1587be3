/// An alert that shows an error of a document. `DocumentErrorAlert` uses the class and the document to find the alert
/// when it must be dismissed.
final class DocumentAlertController: UIAlertController {
  weak var document: UIDocument?
}
