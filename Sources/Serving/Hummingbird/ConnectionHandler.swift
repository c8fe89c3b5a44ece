#if Serve
  internal import HTTPTypes
  internal import NIOCore
  internal import NIOHTTPTypes

  /// A handler that reports the use of its connection to a table.
  final class ConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let table: ConnectionTable
    private var number: Int?

    init(_ table: ConnectionTable) { self.table = table }

    func handlerAdded(context: ChannelHandlerContext) {
      let channel = context.channel
      number = table.open { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
      if let number { table.closed(number) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if case .head = unwrapInboundIn(data), let number { table.began(number) }
      context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      if let number {
        switch unwrapOutboundIn(data) {
        case .head(let head) where head.headerFields[.contentType]?.hasPrefix("text/event-stream") == true:
          table.listens(number)
        case .end: table.ended(number)
        default: break
        }
      }
      context.write(data, promise: promise)
    }
  }

  @available(*, unavailable)
  extension ConnectionHandler: Sendable {}
#endif
