import Foundation

/// Writes the content of an asset to another file.
///
/// Without encoders for movies, only `AVAssetExportPresetPassthrough` succeeds, for a file that keeps its type: its content is copied.
/// Each other export fails, and its error says why.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The states of an export.
  public enum Status: Int, Sendable {
    /// The export has not begun.
    case unknown
    /// The export waits for others, which does not occur in Tessera.
    case waiting
    /// The file is being written.
    case exporting
    /// The file was written.
    case completed
    /// The export failed.
    case failed
    /// The export was cancelled.
    case cancelled
  }

  private struct State {
    var status = Status.unknown
    var error: AVError?
    var progress: Float = 0
    var isCancelled = false
  }

  /// The asset.
  public let asset: AVAsset
  /// The name of the preset.
  public let presetName: String
  /// The URL of the new file. It must not exist.
  open var outputURL: URL?
  /// The type of the new file.
  open var outputFileType: AVFileType?
  /// A Boolean value that determines whether the file can be played while it is loaded. The default is `false`. The value is stored but
  /// has no effect.
  open var shouldOptimizeForNetworkUse = false
  /// The part of the asset. The default is all of it. An export of another part fails.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The greatest size of the file, in bytes. The default is 0, which is no limit. A larger asset fails.
  open var fileLengthLimit: Int64 = 0
  /// Data for the file, or nil for that of the asset. An export with other data fails.
  open var metadata: [AVMetadataItem]?
  /// The volumes of the sounds, or nil. An export with volumes fails.
  open var audioMix: AVAudioMix?
  /// The way in which pictures are combined, or nil. An export with one fails.
  open var videoComposition: AVVideoComposition?
  /// A folder for temporary files, or nil. The value is stored but has no effect.
  open var directoryForTemporaryFiles: URL?
  private let lock = NSLock()
  private var state = State()

  /// Creates an export.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - presetName: The name of a preset, such as `AVAssetExportPresetPassthrough`. The result is nil if there is no such preset.
  public init?(asset: AVAsset, presetName: String) {
    guard Self.allExportPresets().contains(presetName) else { return nil }
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  /// Returns the names of all presets.
  ///
  /// - Returns: The names.
  open class func allExportPresets() -> [String] { ExportPresets.all }
  /// Returns the names of the presets with which an asset can be exported.
  ///
  /// - Parameter asset: The asset.
  /// - Returns: `AVAssetExportPresetPassthrough` if the asset is a file of a known type, otherwise an empty array.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
    AVFileType(of: asset.contentURL) == nil ? [] : [AVAssetExportPresetPassthrough]
  }
  /// Determines whether an export is possible.
  ///
  /// - Parameters:
  ///   - presetName: The name of a preset.
  ///   - asset: The asset.
  ///   - outputFileType: The type of the new file, or nil for each.
  ///   - handler: A closure that receives the result, on a queue that is not the main queue.
  @preconcurrency
  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async {
      let type = AVFileType(of: asset.contentURL)
      handler(
        presetName == AVAssetExportPresetPassthrough && type != nil
          && (outputFileType == nil || outputFileType == type))
    }
  }

  /// The types of files that can be written: that of the asset with `AVAssetExportPresetPassthrough`, otherwise none.
  open var supportedFileTypes: [AVFileType] {
    guard presetName == AVAssetExportPresetPassthrough, let type = AVFileType(of: asset.contentURL)
    else { return [] }
    return [type]
  }
  /// Determines the types of files that can be written.
  ///
  /// - Parameter handler: A closure that receives `supportedFileTypes`, on a queue that is not the main queue.
  @preconcurrency
  open func determineCompatibleFileTypes(
    completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void
  ) {
    DispatchQueue.global().async { [self] in handler(supportedFileTypes) }
  }
  /// The state.
  open var status: Status { lock.withLock { state.status } }
  /// The reason why the export failed or was cancelled, or nil.
  open var error: (any Error)? { lock.withLock { state.error } }
  /// The part that was written, from 0 to 1.
  open var progress: Float { lock.withLock { state.progress } }
  /// The longest part of the asset that can be exported, which is all of it.
  open var maxDuration: CMTime { asset.duration }
  /// The size of the new file, in bytes, or 0 if the export is not possible.
  open var estimatedOutputFileLength: Int64 {
    guard !supportedFileTypes.isEmpty, let url = asset.contentURL else { return 0 }
    return (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?
      .int64Value ?? 0
  }

  /// Begins the export. A second call is reported and does nothing.
  ///
  /// - Parameter handler: A closure that is called at the end, on a queue that is not the main queue. `status` and `error` tell the
  ///   result.
  @preconcurrency
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    let isFirst = lock.withLock {
      guard state.status == .unknown else { return false }
      state.status = .exporting
      return true
    }
    guard isFirst else {
      return CaptureReport.write(
        "AVAssetExportSession exports once. Create another session for \(outputURL?.path ?? "another file")"
      )
    }
    // The values may change meanwhile.
    let job = Result { () throws(AVError) in try makeJob() }
    DispatchQueue.global().async { [self] in
      let result = job.flatMap { job in Result { () throws(AVError) in try copy(job) } }
      finish(result)
      handler()
    }
  }
  /// Exports and waits for the end. `status` and `error` tell the result.
  open func export() async {
    await withCheckedContinuation { continuation in exportAsynchronously { continuation.resume() } }
  }
  /// Exports to a file and waits for the end.
  ///
  /// - Parameters:
  ///   - url: The URL of the new file.
  ///   - fileType: The type of the new file.
  /// - Throws: An `AVError` with the reason why the export failed or was cancelled.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    (outputURL, outputFileType) = (url, fileType)
    await export()
    if let error { throw error }
  }
  /// Cancels the export. A part of the file that was written is removed.
  open func cancelExport() { lock.withLock { state.isCancelled = true } }

  private func finish(_ result: Result<Void, AVError>) {
    let failure = lock.withLock { () -> AVError? in
      switch result {
      case .success:
        (state.status, state.progress) = (.completed, 1)
        return nil
      case .failure(let error):
        (state.status, state.error) = (state.isCancelled ? .cancelled : .failed, error)
        return state.isCancelled ? nil : error
      }
    }
    guard let failure else { return }
    CaptureReport.write("AVAssetExportSession: \(failure.localizedDescription)")
  }

  private struct Job {
    let source: URL
    let output: URL
  }

  /// Checks the values.
  private func makeJob() throws(AVError) -> Job {
    guard let output = outputURL, let type = outputFileType else {
      throw AVError(.exportFailed, "outputURL and outputFileType must be set before an export.")
    }
    let name = output.lastPathComponent
    guard let source = asset.contentURL else {
      throw AVError(.invalidSourceMedia, "\(name): the asset has no content.")
    }
    guard source.isFileURL, output.isFileURL else {
      throw AVError(
        .exportFailed,
        "\(name): only files are exported, not \((source.isFileURL ? output : source).absoluteString)."
      )
    }
    guard presetName == AVAssetExportPresetPassthrough else {
      throw AVError(
        .encoderNotFound,
        "\(name): there is no encoder for \(presetName). Only passthrough is possible.")
    }
    if videoComposition != nil || audioMix != nil || metadata != nil {
      throw AVError(
        .operationNotSupportedForPreset,
        "\(name): passthrough changes no pictures, sounds or metadata.")
    }
    let isWhole =
      timeRange.start == .zero
      && (timeRange.duration == .positiveInfinity || timeRange.duration >= asset.duration)
    if !isWhole {
      throw AVError(.operationNotSupportedForAsset, "\(name): a part of a file cannot be exported.")
    }
    guard AVFileType(of: source) == type else {
      throw AVError(
        .operationNotSupportedForAsset,
        "\(name): \(source.lastPathComponent) cannot be converted to \(type.rawValue). Passthrough keeps the type."
      )
    }
    guard AVFileType(of: output) == type else {
      throw AVError(
        .invalidOutputURLPathExtension, "\(name): the extension does not match \(type.rawValue).")
    }
    return Job(source: source, output: output)
  }

  private func copy(_ job: Job) throws(AVError) {
    let name = job.output.lastPathComponent
    guard let input = FileHandle(forReadingAtPath: job.source.path),
      let size = try? input.seekToEnd(),
      (try? input.seek(toOffset: 0)) != nil
    else { throw AVError(.invalidSourceMedia, "\(name): \(job.source.path) cannot be read.") }
    defer { try? input.close() }
    if fileLengthLimit > 0, size > UInt64(fileLengthLimit) {
      throw AVError(
        .maximumFileSizeReached,
        "\(name): the limit is \(fileLengthLimit) bytes, the asset has \(size).")
    }
    // A file of another program that appears meanwhile is not overwritten.
    let descriptor = open(job.output.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let reason = errno
      throw AVError(
        reason == EEXIST ? .fileAlreadyExists : .exportFailed,
        "\(job.output.path): \(String(cString: strerror(reason)))")
    }
    let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do throws(AVError) {
      try copy(from: input, to: output, size: size, name: name)
    } catch {
      try? FileManager.default.removeItem(at: job.output)
      throw error
    }
  }

  private func copy(from input: FileHandle, to output: FileHandle, size: UInt64, name: String)
    throws(AVError)
  {
    var written: UInt64 = 0
    while true {
      if lock.withLock({ state.isCancelled }) {
        throw AVError(.operationInterrupted, "\(name): the export was cancelled.")
      }
      do {
        guard let part = try input.read(upToCount: 1 << 20), !part.isEmpty else { break }
        try output.write(contentsOf: part)
        written += UInt64(part.count)
      } catch {
        let isFull = (error as NSError).code == CocoaError.fileWriteOutOfSpace.rawValue
        throw AVError(isFull ? .diskFull : .exportFailed, "\(name): \(error.localizedDescription)")
      }
      lock.withLock { state.progress = size == 0 ? 0 : min(Float(written) / Float(size), 1) }
    }
    do { try output.close() } catch {
      throw AVError(.exportFailed, "\(name): \(error.localizedDescription)")
    }
  }
}
