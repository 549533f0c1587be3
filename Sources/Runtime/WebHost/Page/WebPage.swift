import HTTPServing

/// The HTML page, which consists of a canvas, an invisible text field for input methods, and the script. The page contains no
/// third-party code.
enum WebPage {
  /// Returns the page as an HTTP response. The page may load from and connect to its own host only. `hosts` contains
  /// the names of the host.
  static func response(hosts: [String]) -> Response {
    // The page's script and style have a random nonce. The browser executes no others.
    let nonce = String((0..<16).map { _ in "0123456789abcdef".randomElement() ?? "0" })
    let sockets = hosts.map { "ws://\($0) wss://\($0)" }.joined(separator: " ")
    let fields = [
      ("Content-Type", "text/html; charset=utf-8"),
      (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src 'self' data:; "
          + "manifest-src 'self'; worker-src 'self'; "
          + "connect-src 'self' \(sockets); base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      ),
    ]
    let page = html.replacing("MARK", with: nonce).replacing("/*STYLE*/", with: style)
      .replacing("/*SCRIPT*/", with: PageScript.text)
    return Response(200, fields: Response.protection + fields, body: Array(page.utf8))
  }

  private static let html = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>Tessera</title>
    <style nonce="MARK">/*STYLE*/</style>
    </head>
    <body>
    <canvas id="view" width="0" height="0" tabindex="0" role="application" aria-label="Application"></canvas>
    <textarea id="text" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false" aria-label="Text"
      tabindex="-1"></textarea>
    <div id="note" role="status" hidden><p></p><div></div></div>
    <noscript>This page needs JavaScript.</noscript>
    <script nonce="MARK">/*SCRIPT*/</script>
    </body>
    </html>
    """#

  private static let style = #"""
    html, body { margin: 0; height: 100%; overflow: hidden; overscroll-behavior: none; background: Canvas; }
    #view { position: fixed; left: 0; top: 0; display: block; outline: none; touch-action: none;
      -webkit-user-select: none; user-select: none; -webkit-touch-callout: none; image-rendering: pixelated; }
    #text { position: fixed; left: 0; top: 0; width: 1px; height: 1em; padding: 0; border: 0; margin: 0; opacity: 0;
      resize: none; overflow: hidden; pointer-events: none; font-size: 16px; caret-color: transparent; }
    #note { position: fixed; left: 0; right: 0; top: 24px; width: fit-content; max-width: 80%; box-sizing: border-box;
      margin: 0 auto; padding: 10px 16px; border-radius: 10px; background: rgba(40, 40, 44, 0.92); color: #fff;
      font: 14px/1.4 system-ui, sans-serif; text-align: center; }
    #note[hidden] { display: none; }
    #note p { margin: 0; }
    #note button { display: block; width: 100%; min-height: 44px; margin: 8px 0 0; padding: 0 16px; border: 0;
      border-radius: 8px; background: #fff; color: #000; font: inherit; font-size: 16px; touch-action: manipulation; }
    """#
}
