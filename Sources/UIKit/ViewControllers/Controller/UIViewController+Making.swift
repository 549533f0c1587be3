extension UIViewController: ViewControllerMakeable {}
