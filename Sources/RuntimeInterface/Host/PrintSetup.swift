import Foundation

/// The options of a print job, for the desktop's print dialog.
package struct PrintSetup: Equatable, Sendable {
  package enum Result: Equatable, Sendable {
    /// The options that the user has chosen, and a token. If the token is passed when the document is printed, the dialog is
    /// not shown again.
    case chosen(PrintSetup, token: UInt32)
    case cancelled
    /// The desktop has no print dialog, or it has failed.
    case unavailable
  }

  /// The white margins of a paper, in points.
  package struct Margins: Equatable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  package var title: String
  /// The name of the paper in the PWG standard 5101.1.
  package var paperName: String
  /// The name of the paper for the user.
  package var paperTitle: String
  /// The size of the paper in points, in portrait orientation.
  package var paperSize: CGSize
  package var margins: Margins
  package var isLandscape: Bool
  package var copies: Int
  /// The mode of printing on both sides of the paper: 0 prints on one side, 1 turns the pages at the long edge, and 2 turns
  /// them at the short edge.
  package var duplex: Int
  package var isGrayscale: Bool
  /// The indexes of the pages to print, counted from 0, or nil to print all pages.
  package var pages: IndexSet?

  package init(
    title: String, paperName: String, paperTitle: String, paperSize: CGSize, margins: Margins, isLandscape: Bool,
    copies: Int, duplex: Int, isGrayscale: Bool
  ) {
    self.title = title
    self.paperName = paperName
    self.paperTitle = paperTitle
    self.paperSize = paperSize
    self.margins = margins
    self.isLandscape = isLandscape
    self.copies = copies
    self.duplex = duplex
    self.isGrayscale = isGrayscale
  }
}
