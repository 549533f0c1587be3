import Foundation

/// An object that draws the pages of a print job: headers, footers, its own content, and that of print formatters.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  private var formatters: [UIPrintFormatter] = []

  /// Creates a renderer without pages.
  public nonisolated override init() { super.init() }

  // MARK: Page

  /// The height of the header in points, at the top of the printable rectangle. The default is 0.
  open var headerHeight: CGFloat = 0
  /// The height of the footer in points, at the bottom of the printable rectangle. The default is 0.
  open var footerHeight: CGFloat = 0
  /// The rectangle of the paper in points. Its origin is zero. It is empty before the paper has been chosen.
  open package(set) var paperRect = CGRect.zero
  /// The rectangle of the paper that the printer can print on, in points.
  open package(set) var printableRect = CGRect.zero
  /// The number of pages. The default implementation returns the number of pages of the print formatters.
  open var numberOfPages: Int { formatters.map { $0.pageCount == 0 ? 0 : $0.startPage + $0.pageCount }.max() ?? 0 }

  // MARK: Formatters

  /// The print formatters that draw content on the pages. The default is an empty array.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters }
    set {
      for formatter in formatters where formatter.printPageRenderer === self { formatter.printPageRenderer = nil }
      formatters = newValue ?? []
      for formatter in formatters { formatter.printPageRenderer = self }
    }
  }

  /// Adds a print formatter whose content begins on a page.
  ///
  /// - Parameters:
  ///   - formatter: The formatter.
  ///   - pageIndex: The index of its first page, from 0.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    formatters.append(formatter)
  }

  /// Returns the print formatters that have content on a page.
  ///
  /// - Parameter pageIndex: The index of the page, from 0.
  /// - Returns: The formatters, in the order in which they were added.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    formatters.filter { (0..<$0.pageCount).contains(pageIndex - $0.startPage) }
  }

  // MARK: Drawing

  /// Called before pages are drawn. The default implementation does nothing.
  ///
  /// - Parameter range: The range of the pages.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current graphics context. The default implementation calls, in this order, the methods for
  /// the header, the content, each print formatter, and the footer.
  ///
  /// - Parameters:
  ///   - pageIndex: The index of the page, from 0.
  ///   - printableRect: The rectangle of the page that can be printed on, in points.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    if headerHeight > 0 {
      let header = CGRect(
        x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight)
      drawHeaderForPage(at: pageIndex, in: header)
    }
    let insets = UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0)
    drawContentForPage(at: pageIndex, in: printableRect.inset(by: insets))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    if footerHeight > 0 {
      let footer = CGRect(
        x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight)
      drawFooterForPage(at: pageIndex, in: footer)
    }
  }

  /// Draws the content of a print formatter on a page. The default implementation calls its `draw(in:forPageAt:)`.
  ///
  /// - Parameters:
  ///   - printFormatter: The formatter.
  ///   - pageIndex: The index of the page, from 0.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header of a page. This method is called only if `headerHeight` is positive. The default implementation
  /// does nothing.
  ///
  /// - Parameters:
  ///   - pageIndex: The index of the page, from 0.
  ///   - headerRect: The rectangle of the header, in points.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the content of a page, behind the content of print formatters. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - pageIndex: The index of the page, from 0.
  ///   - contentRect: The printable rectangle without header and footer, in points.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the footer of a page. This method is called only if `footerHeight` is positive. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - pageIndex: The index of the page, from 0.
  ///   - footerRect: The rectangle of the footer, in points.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  /// Returns the quality in which pages are drawn. The default implementation returns the requested quality.
  ///
  /// - Parameter requestedRenderingQuality: `best` for printing, `responsive` for the preview.
  /// - Returns: The quality that the renderer uses.
  open func currentRenderingQuality(
    forRequested requestedRenderingQuality: UIPrintRenderingQuality
  ) -> UIPrintRenderingQuality { requestedRenderingQuality }
}
