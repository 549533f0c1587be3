import Foundation

/// How far the present page of a page control has come: its dot becomes a bar that fills.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  package final weak var progressDelegate: (any UIPageControlProgressDelegate)?
  final weak var control: UIPageControl?

  /// Nothing is done yet.
  public override init() { super.init() }

  private var storedProgress: Float = 0

  /// How much of the present page is done, from 0 to 1; other values are cut off. Default 0. Turning a page sets it to what
  /// the delegate says.
  open var currentProgress: Float {
    get { storedProgress }
    set {
      let next = newValue.isNaN ? 0 : min(1, max(0, newValue))
      guard next != storedProgress else { return }
      storedProgress = next
      control?.progressChanged()
    }
  }

  /// Whether the bar is seen: the control has pages, is on the screen, and nobody holds its dots.
  open internal(set) var isProgressVisible = false {
    didSet {
      guard isProgressVisible != oldValue else { return }
      visibilityChanged()
      progressDelegate?.pageControlProgressVisibilityDidChange(self)
    }
  }

  package func visibilityChanged() {}

  /// Another page is the present one.
  package func pageChanged(to page: Int) {
    currentProgress = progressDelegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

extension UIPageControlProgress: UIPageControlProgressDelegating {}
