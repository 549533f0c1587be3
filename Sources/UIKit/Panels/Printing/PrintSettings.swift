import Foundation

/// The options that the user has chosen for a print job.
struct PrintSettings {
  /// The destination of the printed pages.
  enum Destination: Equatable {
    /// The pages are saved as a PDF document.
    case file
    /// The pages are sent to the print queue with a name.
    case printer(String)
  }

  var destination = Destination.file
  var paper: UIPrintPaper
  var isLandscape = false
  var copies = 1
  /// The indexes of the pages to print, or nil to print all pages. The first page has the index 0.
  var pages: IndexSet?
  var duplex = UIPrintInfo.Duplex.none
  var isGrayscale = false

  /// The rectangle of a page in points, which depends on the paper and the orientation.
  @MainActor var paperRect: CGRect {
    let size = paper.paperSize
    return CGRect(
      origin: .zero, size: isLandscape ? CGSize(width: size.height, height: size.width) : size)
  }

  /// The printable part of `paperRect`, in points.
  @MainActor var printableRect: CGRect {
    let rect = paper.printableRect
    guard isLandscape else { return rect }
    // The paper is turned to the left, so its right edge becomes the top.
    return CGRect(
      x: rect.minY, y: paper.paperSize.width - rect.maxX, width: rect.height, height: rect.width)
  }

  /// The pages in the format of print systems, such as `1-3,5`, or nil to print all pages.
  var pageRanges: String? {
    pages.map { pages in
      pages.rangeView.map { $0.count == 1 ? "\($0.lowerBound + 1)" : "\($0.lowerBound + 1)-\($0.upperBound)" }
        .joined(separator: ",")
    }
  }
}
