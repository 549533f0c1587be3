import Foundation

/// A size of paper, and the part of it that can be printed on.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
  private let size: CGSize
  private let margins: UIEdgeInsets
  /// The name of the size in the PWG standard 5101.1, such as `iso_a4_210x297mm`.
  let name: String
  /// The name of the size that the printing options show, such as “A4”.
  let title: String

  /// The width of the margin that printers leave white at the edges, in points. The margin is a quarter of an inch, the
  /// default of the drivers of CUPS.
  private static let margin: CGFloat = 18

  init(_ name: String, _ title: String, size: CGSize, margins: UIEdgeInsets? = nil) {
    self.name = name
    self.title = title
    self.size = size
    self.margins =
      margins ?? UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
    super.init()
  }

  /// The size of the paper in points.
  open var paperSize: CGSize { size }
  /// The rectangle that can be printed on, in points from the top left corner of the paper.
  open var printableRect: CGRect { CGRect(origin: .zero, size: size).inset(by: margins) }
  /// Returns the rectangle that can be printed on.
  ///
  /// - Returns: The value of `printableRect`.
  open func printRect() -> CGRect { printableRect }

  /// Returns the paper that fits a page best. The result is the smallest paper that is large enough, or the largest
  /// paper if none is large enough.
  ///
  /// - Parameters:
  ///   - contentSize: The size of the page in points. The paper may be rotated to fit the page.
  ///   - paperList: The papers to choose from. The method traps if there are none.
  /// - Returns: A paper of the list.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    guard let largest = paperList.max(by: { $0.area < $1.area }) else {
      Diagnostics.trap("UIPrintPaper.bestPaper(forPageSize:withPapersFrom:) was called with an empty list of papers")
    }
    // The sizes of paper are rounded to hundredths of a millimeter, so a page may be larger by less than a point.
    let shortSide = min(contentSize.width, contentSize.height) - 1
    let longSide = max(contentSize.width, contentSize.height) - 1
    let fitting = paperList.filter {
      min($0.size.width, $0.size.height) >= shortSide && max($0.size.width, $0.size.height) >= longSide
    }
    return fitting.min { $0.area < $1.area } ?? largest
  }

  private var area: CGFloat { size.width * size.height }

  // MARK: Sizes

  private static func metric(_ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat) -> UIPrintPaper {
    UIPrintPaper(name, title, size: CGSize(width: width * 72 / 25.4, height: height * 72 / 25.4))
  }

  private static func imperial(_ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat) -> UIPrintPaper {
    UIPrintPaper(name, title, size: CGSize(width: width * 72, height: height * 72))
  }

  /// Returns the papers that the panel offers, beginning with the usual paper of the user's region.
  static func papers(for locale: Locale = .current) -> [UIPrintPaper] {
    let a4 = metric("iso_a4_210x297mm", "A4", 210, 297)
    let letter = imperial("na_letter_8.5x11in", "US Letter", 8.5, 11)
    let others = [
      metric("iso_a3_297x420mm", "A3", 297, 420), metric("iso_a5_148x210mm", "A5", 148, 210),
      metric("iso_a6_105x148mm", "A6", 105, 148), imperial("na_legal_8.5x14in", "US Legal", 8.5, 14),
      imperial("na_index-4x6_4x6in", "4 × 6 in", 4, 6), imperial("na_5x7_5x7in", "5 × 7 in", 5, 7),
    ]
    return (usLetterRegions.contains(locale.region?.identifier ?? "") ? [letter, a4] : [a4, letter]) + others
  }

  /// The regions whose usual paper is US Letter (CLDR 44, `territoryInfo` of paper sizes).
  private static let usLetterRegions: Set<String> = [
    "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
  ]
}
