import Foundation

/// The progress of the current page of a page control, which shows a progress bar instead of the page's dot.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  package final weak var progressDelegate: (any UIPageControlProgressDelegate)?
  final weak var control: UIPageControl?

  /// Creates an object with a progress of 0.
  public override init() { super.init() }

  private var progressStorage: Float = 0

  /// The progress of the current page, from 0 to 1. The default is 0.
  ///
  /// Values outside this range are limited to it. When a page is turned, the progress becomes the initial progress that
  /// the delegate returns for the new page.
  open var currentProgress: Float {
    get { progressStorage }
    set {
      let newProgress = newValue.isNaN ? 0 : min(1, max(0, newValue))
      guard newProgress != progressStorage else { return }
      progressStorage = newProgress
      control?.progressChanged()
    }
  }

  /// A Boolean value that indicates whether the progress bar is visible. The bar is visible if the control has pages,
  /// is in a window and does not track a touch.
  open internal(set) var isProgressVisible = false {
    didSet {
      guard isProgressVisible != oldValue else { return }
      visibilityDidChange()
      progressDelegate?.pageControlProgressVisibilityDidChange(self)
    }
  }

  package func visibilityDidChange() {}

  /// Sets the progress to the delegate's initial value for a page that has become the current one.
  package func pageChanged(to page: Int) {
    currentProgress = progressDelegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

extension UIPageControlProgress: UIPageControlProgressDelegating {}
