import Foundation

/// Finds the repositories of the libraries that an Xcode project uses by CocoaPods or Carthage, which download them. Many of
/// these libraries are also Swift packages, which can be built.
enum PublishedLibraries {
  /// The repository of a pod.
  private struct Repository {
    var place: String
    /// The name of the product in the package.
    var product: String
  }

  /// The repositories of pods, because a `Podfile` usually does not contain addresses.
  private static let repositories: [String: Repository] = {
    var result: [String: Repository] = [:]
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      // Without a third word, the product has the name of the pod. The repository often has it, too.
      let place = words[1].hasSuffix("/") ? words[1] + words[0] : words[1]
      result[words[0]] = Repository(place: place, product: words.count > 2 ? words[2] : words[0])
    }
    return result
  }()

  /// The pods that are also packages, without libraries in Objective-C. Each line has the name of the pod, the owner and
  /// the repository on GitHub, and the name of the product if it is not that of the pod.
  private static let list = """
    ActiveLabel optonaut/ActiveLabel.swift
    Alamofire Alamofire/
    AlamofireImage Alamofire/
    AlignedCollectionViewFlowLayout mischa-hildebrand/
    Anchorage Rightpoint/
    Atributika psharanda/
    BetterSegmentedControl gmarm/
    BonMot Rightpoint/
    Cache hyperoslo/
    Cartography robb/
    Charts danielgindi/
    CHTCollectionViewWaterfallLayout chiahsien/
    CollectionKit SoySauceLab/
    CollectionViewSlantedLayout yacir/
    CombineCocoa CombineCommunity/
    Cosmos evgenyneu/
    CryptoSwift krzyzanowskim/
    DGCharts danielgindi/Charts
    DLProgressHUD DeluxeAlonso/
    DeepDiff onmyway133/
    Differ tonyarnold/
    DifferenceKit ra1028/
    DiffableDataSources ra1028/
    Disk saoudrizwan/
    DropDown AssistoLab/
    Eureka xmartlabs/
    FSPagerView WenchaoD/
    FlexLayout layoutBox/
    FloatingPanel scenee/
    Gifu kaishin/
    GrowingTextView KennethTsang/
    Hero HeroTransitions/
    IQKeyboardManagerSwift hackiftekhar/IQKeyboardManager
    InputBarAccessoryView nathantannar4/
    Instructions ephread/
    JTAppleCalendar patchthecode/
    KeychainAccess kishikawakatsumi/
    KeychainSwift evgenyneu/keychain-swift
    Kingfisher onevcat/
    Lightbox hyperoslo/
    MagazineLayout airbnb/
    MarkdownKit bmoliveira/
    MarqueeLabel cbpowell/
    MessageKit MessageKit/
    Moya Moya/
    NVActivityIndicatorView ninjaprox/
    Nimble Quick/
    NotificationBannerSwift Daltron/NotificationBanner
    Nuke kean/
    ObjectMapper tristanhimmelman/
    PKHUD pkluz/
    Pageboy uias/
    PanModal slackhq/
    Parchment rechsteiner/
    PinLayout layoutBox/
    PopupDialog Orderella/
    PromiseKit mxcl/
    Quick Quick/
    ReachabilitySwift ashleymills/Reachability.swift Reachability
    ReactiveCocoa ReactiveCocoa/
    ReactiveSwift ReactiveCocoa/
    ReactorKit ReactorKit/
    Reusable AliSoftware/
    RxBlocking ReactiveX/RxSwift
    RxCocoa ReactiveX/RxSwift
    RxDataSources RxSwiftCommunity/
    RxGesture RxSwiftCommunity/
    RxRelay ReactiveX/RxSwift
    RxSwift ReactiveX/RxSwift
    RxTest ReactiveX/RxSwift
    SideMenu jonkykong/
    SkeletonView Juanpe/
    SkyFloatingLabelTextField Skyscanner/
    SnapKit SnapKit/
    Starscream daltoniam/
    SteviaLayout freshOS/Stevia Stevia
    SwiftCheck typelift/
    SwiftDate malcommac/
    SwiftEntryKit huri000/
    SwiftMessages SwiftKickMobile/
    SwiftyGif kirualex/
    SwiftyJSON SwiftyJSON/
    SwiftyMarkdown SimonFairbairn/
    SwifterSwift SwifterSwift/
    SwipeCellKit SwipeCellKit/
    Swinject Swinject/
    SwinjectAutoregistration Swinject/
    SwinjectStoryboard Swinject/
    Tabman uias/
    TagListView ela-compil/
    Then devxoul/
    TinyConstraints roberthein/
    UPCarouselFlowLayout ink-spot/
    XCoordinator quickbirdstudios/
    XLPagerTabStrip xmartlabs/
    ZIPFoundation weichsel/
    lottie-ios airbnb/lottie-ios Lottie
    """

  /// Subspecifications whose code is a module of its own in the package, so that files which import only the pod would not
  /// find it.
  static let separateParts: Set<String> = [
    "Moya/Combine", "Moya/ReactiveCocoa", "Moya/ReactiveSwift", "Moya/RxSwift", "NVActivityIndicatorView/Extended",
  ]

  /// The first versions in which the package no longer contains the module of a pod.
  private static let endsOfPods = ["Charts": "5.0.0"]

  /// Returns a reference to the package of a pod that is not installed, or nil if its repository is not known.
  ///
  /// - Parameters:
  ///   - pod: The pod.
  ///   - lock: The versions that CocoaPods has installed.
  static func package(of pod: PodFile.Pod, lock: PodLock) -> PackageReference? {
    // The published release may contain other code than the pod.
    guard pod.path == nil, pod.specification == nil, !separateParts.contains(pod.name) else { return nil }
    let name = pod.root
    let known = repositories[name]
    // A pod that another one needs has no address of its own.
    let checkout = lock.checkouts[name].flatMap { [nil, $0.repository].contains(pod.repository) ? $0 : nil }
    guard let location = pod.repository ?? checkout?.repository ?? known.map({ "https://github.com/\($0.place)" })
    else { return nil }
    let requirement: PackageReference.Requirement
    if let place = checkout?.place ?? pod.place {
      requirement = self.requirement(place)
    } else if let version = lock.versions[name] {
      requirement = .published(from: version, below: version)
    } else if pod.repository != nil, pod.requirement == nil {
      // CocoaPods builds the latest commit of the default branch.
      requirement = .revision("HEAD")
    } else {
      let (from, below) = range(pod.requirement)
      requirement = .published(from: from, below: earlier(below, endsOfPods[name]))
    }
    var reference = PackageReference(location: location, requirement: requirement)
    reference.products = [known?.product ?? name]
    reference.versionFile = checkout == nil && lock.versions[name] == nil ? "Podfile" : "Podfile.lock"
    return reference
  }

  private static func requirement(_ place: PodFile.Place) -> PackageReference.Requirement {
    switch place {
    case .commit(let name): .revision(name)
    case .branch(let name): .branch(name)
    // If the version has no manifest, a later one is built.
    case .tag(let name): Version(name) == nil ? .revision(name) : .published(from: name, below: name)
    }
  }

  /// Returns the earlier of two versions, each of which may be nil for no limit.
  private static func earlier(_ first: String?, _ second: String?) -> String? {
    guard let first, let one = Version(first) else { return second ?? first }
    guard let second, let other = Version(second) else { return first }
    return other < one ? second : first
  }

  private static let cartfiles = ["Cartfile", "Cartfile.private", "Cartfile.resolved"]

  /// Adds the packages that a `Cartfile` names to the targets that import a module with the name of the package. Targets that are
  /// no tests get only libraries that are known to be written in Swift, because code that uses other ones can be left out.
  ///
  /// - Parameters:
  ///   - project: The project. Its `Cartfile`, `Cartfile.private` and `Cartfile.resolved` are in its folder, or above it in the
  ///     repository.
  ///   - imports: A function that returns the modules that a target imports.
  static func addCarthage(to project: inout Project, imports: (ProjectTarget) -> [String]) {
    var entries: [String: PackageReference] = [:]
    let folder = folderOfCartfile(project.folder)
    for name in cartfiles {
      guard let data = FileManager.default.contents(atPath: Paths.join(folder, name)) else { continue }
      for reference in cartfile(String(decoding: data, as: UTF8.self)) {
        if let module = reference.products.first { entries[module] = reference }
      }
    }
    guard !entries.isEmpty else { return }
    let own = Set(project.targets.map(\.moduleName))
    for index in project.targets.indices {
      for module in imports(project.targets[index]) where !own.contains(module) {
        let isUsed = project.targets[index].isTest || repositories[module] != nil
        if isUsed, let reference = entries[module] { project.add(reference, for: index) }
      }
    }
  }

  /// Returns the nearest folder with a `Cartfile`, at most at the top of the repository. Outside of a repository, only the folder
  /// itself is considered: what is above it does not belong to the project.
  private static func folderOfCartfile(_ folder: String) -> String {
    var current = folder
    var nearest: String?
    while true {
      if nearest == nil, cartfiles.contains(where: { Paths.exists(Paths.join(current, $0)) }) { nearest = current }
      if Paths.exists(Paths.join(current, ".git")) { return nearest ?? folder }
      let parent = Paths.folder(current)
      guard parent != current, !parent.isEmpty, parent != "/" else { return folder }
      current = parent
    }
  }

  /// Returns the packages that a `Cartfile` names: `github "owner/Name" ~> 1.2`. The product is assumed to have the name of
  /// the repository.
  static func cartfile(_ text: String) -> [PackageReference] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let code = line.drop(while: \.isWhitespace)
      let isGitHub = code.hasPrefix("github ")
      guard isGitHub || code.hasPrefix("git ") else { return nil }
      let strings = PodFile.strings(in: code)
      guard let place = strings.first else { return nil }
      let location = isGitHub && !place.contains("://") ? "https://github.com/\(place)" : place
      let rest = code.split(separator: "\"", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\"")
      let (from, below) =
        strings.count > 1 ? (strings[1], Optional(strings[1])) : range(rest.prefix { $0 != "#" }.filter { $0 != " " })
      var reference = PackageReference(location: location, requirement: .published(from: from, below: below))
      guard let name = reference.ownerAndName?.name else { return nil }
      reference.versionFile = "Cartfile"
      reference.products = [name]
      return reference
    }
  }

  /// Returns the first version that a requirement such as `~> 1.2`, `>= 1.0, < 2.0` or `1.2.3` accepts, and the first one after
  /// it that it does not. Both are the same if only one version is accepted.
  static func range(_ requirement: String?) -> (from: String, below: String?) {
    var result: (from: String, below: String?) = ("0.0.0", nil)
    for part in (requirement ?? "").split(separator: ",") {
      let text = part.filter { !$0.isWhitespace }
      let number = String(text.drop { !$0.isNumber })
      guard !number.isEmpty, !text.hasPrefix("!") else { continue }
      let (from, below) = range(of: text, number)
      if from == below { return (from, below) }
      if let one = Version(result.from), let other = Version(from), one < other { result.from = from }
      result.below = earlier(result.below, below)
    }
    return result
  }

  /// Returns the versions that a requirement with one number accepts.
  private static func range(of text: String, _ number: String) -> (from: String, below: String?) {
    if text.hasPrefix(">") { return (number, nil) }
    if text.hasPrefix("<=") { return ("0.0.0", next(after: number, count: 3)) }
    if text.hasPrefix("<") { return ("0.0.0", number) }
    guard text.hasPrefix("~>") else { return (number, number) }
    // The last number may grow: `~> 1.2` accepts 1.9, and `~> 1.2.3` accepts 1.2.9.
    return (number, next(after: number, count: max(1, number.split(separator: ".").count - 1)))
  }

  /// Returns a version with only its first numbers, of which the last one is increased.
  private static func next(after version: String, count: Int) -> String {
    var parts = version.split(separator: ".").prefix(count).map { Int($0.prefix(while: \.isNumber)) ?? 0 }
    while parts.count < count { parts.append(0) }
    let last = parts.removeLast()
    parts.append(last < .max ? last + 1 : last)
    return parts.map(String.init).joined(separator: ".")
  }
}

extension Project {
  /// Adds a package with one product to a target.
  ///
  /// - Parameters:
  ///   - package: The package, which is added unless the project uses it already.
  ///   - index: The index of the target.
  mutating func add(_ package: PackageReference, for index: Int) {
    if !packages.contains(where: { $0.identity == package.identity }) { packages.append(package) }
    for product in package.products where !targets[index].products.contains(product) {
      targets[index].products.append(product)
    }
  }
}
