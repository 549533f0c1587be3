import Foundation

/// An object that lays out content over the pages of a print job. Use one of its subclasses, or override `pageCount` and
/// `draw(in:forPageAt:)`.
///
/// The content rectangle of a page is the printable rectangle without header and footer, reduced by `contentInsets` and by
/// `perPageContentInsets`, which are measured from the edges of the paper.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject, NSCopying {
  /// The page renderer to which the formatter was added, or nil if there is none.
  open package(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// Creates a formatter without content.
  public nonisolated override init() { super.init() }

  /// Removes the formatter from the `printFormatters` of its page renderer, so that its content is not printed. Without a page
  /// renderer, nothing happens.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }

  // MARK: Layout

  /// The maximum height of the content on the first page, in points. A lower value moves the top of the content down.
  /// The default is the largest finite number.
  open var maximumContentHeight = CGFloat.greatestFiniteMagnitude
  /// The maximum width of the content, in points. The default is the largest finite number.
  open var maximumContentWidth = CGFloat.greatestFiniteMagnitude
  /// The distances between the printable rectangle and the content, in points. The top one applies to the first page of
  /// the formatter only, and the bottom one is not used. The default is zero.
  open var contentInsets = UIEdgeInsets.zero
  /// The minimum distances between the edges of the paper and the content of every page, in points. They have no effect
  /// where the content is already farther away. The default is zero.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The index of the first page of the formatter. The default is 0.
  open var startPage = 0
  /// The number of pages, which the formatter calculates from the content and the page. It is 0 without a page renderer.
  open var pageCount: Int { pages().count }
  /// A Boolean value that indicates whether the formatter draws on the main thread only. The default is `true`: Tessera
  /// prints on the main thread.
  open var requiresMainThread: Bool { true }

  /// Returns the rectangle of the content on a page.
  ///
  /// - Parameter pageIndex: The index of the page in the print job, from 0.
  /// - Returns: The rectangle in points from the top left corner of the paper, or an empty rectangle if the formatter
  ///   has no content on the page.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let pages = pages()
    guard pages.indices.contains(pageIndex - startPage) else { return .zero }
    var rect = contentRect(isFirstPage: pageIndex == startPage)
    let content = pages[pageIndex - startPage]
    rect.size.height = min(rect.height, content.upperBound - content.lowerBound)
    return rect
  }

  /// Draws the content of a page into the current graphics context. UIKit's subclasses inherit this implementation,
  /// which draws their text or view. On an instance of `UIPrintFormatter` itself, it draws nothing.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the content on the page, in points.
  ///   - pageIndex: The index of the page in the print job, from 0.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let pages = pages()
    guard pages.indices.contains(pageIndex - startPage), let context = UIGraphicsGetCurrentContext() else { return }
    drawContent(pages[pageIndex - startPage], in: rect, context)
  }

  /// Returns the rectangle that content can fill on a page.
  final func contentRect(isFirstPage: Bool) -> CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    var rect = renderer.printableRect.inset(
      by: UIEdgeInsets(
        top: renderer.headerHeight + (isFirstPage ? contentInsets.top : 0), left: contentInsets.left,
        bottom: renderer.footerHeight, right: contentInsets.right))
    rect = rect.intersection(renderer.paperRect.inset(by: perPageContentInsets))
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return .zero }
    rect.size.width = min(rect.width, max(0, maximumContentWidth))
    if isFirstPage, maximumContentHeight < rect.height {
      rect.origin.y = rect.maxY - max(0, maximumContentHeight)
      rect.size.height = max(0, maximumContentHeight)
    }
    return rect
  }

  private func pages() -> [Range<CGFloat>] {
    let first = contentRect(isFirstPage: true)
    let other = contentRect(isFirstPage: false)
    guard first.width > 0, first.height > 0, other.height > 0 else { return [] }
    return contentRanges(width: first.width, firstHeight: first.height, height: other.height)
  }

  /// Returns the vertical ranges of the content on the formatter's pages, in points from the top of the content.
  /// Subclasses override this method. The default implementation returns an empty array, which means no pages.
  package func contentRanges(width: CGFloat, firstHeight: CGFloat, height: CGFloat) -> [Range<CGFloat>] { [] }

  /// Draws a vertical range of the content into a rectangle of the page. Subclasses override this method. The default
  /// implementation draws nothing.
  package func drawContent(_ range: Range<CGFloat>, in rect: CGRect, _ context: CGContext) {}

  // MARK: Copying

  /// Returns a copy that belongs to no page renderer.
  ///
  /// - Parameter zone: A zone, which is ignored.
  /// - Returns: The copy.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    performOnMain {
      let copy = self.makeCopy()
      copy.maximumContentHeight = self.maximumContentHeight
      copy.maximumContentWidth = self.maximumContentWidth
      copy.contentInsets = self.contentInsets
      copy.perPageContentInsets = self.perPageContentInsets
      copy.startPage = self.startPage
      return copy
    }
  }

  /// Returns a formatter with the content of this one. Subclasses override this method to copy their content.
  package func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }
}
