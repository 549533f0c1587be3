import UIKit

/// The storyboard of this module.
enum Pages {
  static var storyboard: UIStoryboard { UIStoryboard(name: "Pages", bundle: .module) }
}

public class PageListController: UIViewController {
  public var log: [String] = []

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \((segue.destination as? PageController)?.page ?? -1)")
  }

  @IBSegueAction func makePage(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> PageController? {
    log.append("make \(segueIdentifier ?? "nil")")
    return PageController(coder: coder, page: sender as? Int ?? 0)
  }
}

extension PageListController {
  @IBSegueAction private func makePlainPage(_ coder: NSCoder) -> UIViewController? {
    PageController(coder: coder, page: 7)
  }

  /// The class of the storyboard is created instead.
  @IBSegueAction private func makeNothing(_ coder: NSCoder) -> PageController? { return nil }
}

public class PageController: UIViewController {
  public let page: Int

  init?(coder: NSCoder, page: Int) {
    self.page = page
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    page = -2
    super.init(coder: coder)
  }
}
