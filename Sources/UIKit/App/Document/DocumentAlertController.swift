/// An alert that shows an error of a document.
final class DocumentAlertController: UIAlertController {
  weak var document: UIDocument?
}
