import Foundation

/// Draws the pages of a PDF document. A runtime module implements the protocol.
///
/// Rectangles and points are in points from the top left of the current page, with y pointing down.
package protocol DocumentDrawing: AnyObject {
  /// The backend that draws into the current page. Its device pixels are points.
  var backend: any DrawingBackend { get }
  /// Sets an entry of the document's information.
  func setInformation(_ key: DocumentInformationKey, _ value: String)
  /// Ends the current page, and begins a page of a size in points.
  func beginPage(size: CGSize)
  /// Opens a URL when the user clicks in a rectangle of the current page.
  func setURL(_ url: URL, for rect: CGRect)
  /// Scrolls to a destination when the user clicks in a rectangle of the current page.
  func setDestination(_ name: String, for rect: CGRect)
  /// Adds a destination to the current page.
  func addDestination(_ name: String, at point: CGPoint)
  /// Ends the document and returns its contents. This method must be called once, after all drawing.
  ///
  /// - Throws: An error that describes why the document could not be created.
  func finish() throws -> Data
}

/// An entry of a document's information, such as the title.
package enum DocumentInformationKey: CaseIterable, Sendable {
  case title, author, subject, keywords, creator
}
